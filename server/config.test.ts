import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { makeCertificate } from './test-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'parlour-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const own = makeCertificate()
const cert = file('cert.pem', own.cert)
const key = file('key.pem', own.key)
const keyOfAnother = file('other.pem', makeCertificate().key)

test('without settings Parlour serves this machine, from ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    isLoopback: true,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    dictionaryUrl: undefined,
    publicUrl: 'http://localhost:8080',
    tls: undefined,
    logLevel: 'warn',
  })
})

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', TLS_CERT: '' })).toMatchObject({ port: 8080 })
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example', false],
])('HOST %s reaches only this machine: %s', (HOST, isLoopback) => {
  expect(readConfig({ HOST }).isLoopback).toBe(isLoopback)
})

describe('the address of links', () => {
  test('is PUBLIC_URL without its last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://play.example/' }).publicUrl).toBe(
      'https://play.example',
    )
  })

  test('is https with a certificate', () => {
    expect(readConfig({ TLS_CERT: cert, TLS_KEY: key, PORT: '443' }).publicUrl).toBe(
      'https://localhost:443',
    )
  })
})

test('the address of the dictionary is DICTIONARY_URL without its last slash', () => {
  const { dictionaryUrl } = readConfig({ DICTIONARY_URL: 'http://words.example/api/v2/' })
  expect(dictionaryUrl).toBe('http://words.example/api/v2')
})

const PORT = 'The setting PORT must be a whole number from 0 to 65535.'
const HTTP = 'must be an address that starts with http:// or https://.'
const WORDS =
  'The setting DICTIONARY_URL must be an address that starts with http:// or https://, without a user or a query.'
const PAIR = 'TLS_CERT and TLS_KEY must be a certificate and its key, both as PEM.'

test.each([
  [{ PORT: 'eighty' }, PORT],
  [{ PORT: '65536' }, PORT],
  [{ PORT: '-1' }, PORT],
  [{ PORT: '80.5' }, PORT],
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL must be one of silent, error, warn, info, debug.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The setting DATABASE_URL must be an address that starts with postgres://.',
  ],
  [
    { SMTP_URL: 'mail.example' },
    'The setting SMTP_URL must be an address that starts with smtp:// or smtps://.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example:port' },
    'The setting SMTP_URL must be an address that starts with smtp:// or smtps://.',
  ],
  [{ PUBLIC_URL: 'parlour.example' }, `The setting PUBLIC_URL ${HTTP}`],
  [{ PUBLIC_URL: 'https://' }, `The setting PUBLIC_URL ${HTTP}`],
  [{ DICTIONARY_URL: 'words.example' }, WORDS],
  [{ DICTIONARY_URL: 'https://me@words.example' }, WORDS],
  [{ DICTIONARY_URL: 'https://words.example/?key=me' }, WORDS],
  [{ INFO_URL: 'javascript:alert(1)' }, `The setting INFO_URL ${HTTP}`],
  [{ SUPPORT_EMAIL: 'help' }, 'The setting SUPPORT_EMAIL must be an email address.'],
  [{ SALES_EMAIL: 'help' }, 'The setting SALES_EMAIL must be an email address.'],
  [
    { MAIL_FROM: 'Parlour' },
    'The setting MAIL_FROM must be an email address, such as Parlour <parlour@example.com>.',
  ],
  [{ TLS_CERT: cert }, 'Set both TLS_CERT and TLS_KEY, or neither.'],
  [{ TLS_KEY: key }, 'Set both TLS_CERT and TLS_KEY, or neither.'],
  [{ TLS_CERT: cert, TLS_KEY: '/no/file' }, 'The file of TLS_KEY, /no/file, cannot be read.'],
  [{ TLS_CERT: cert, TLS_KEY: cert }, PAIR],
  [{ TLS_CERT: cert, TLS_KEY: keyOfAnother }, PAIR],
])('%j is refused', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
