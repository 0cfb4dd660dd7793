import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { z } from 'zod/mini'
import { StartRefused } from './start-refused.ts'

const Settings = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//), z.refine(URL.canParse))),
  MAIL_FROM: z._default(z.string().check(z.regex(/\S@\S/)), 'Parlour <parlour@parlour.example>'),
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\//), z.refine(URL.canParse))),
  DICTIONARY_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#@]+$/), z.refine(URL.canParse)),
  ),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  INFO_URL: z._default(z.string().check(z.regex(/^https?:\/\//)), 'https://parlour.example'),
  SUPPORT_EMAIL: z._default(z.string().check(z.email()), 'support@parlour.example'),
  SALES_EMAIL: z._default(z.string().check(z.email()), 'sales@parlour.example'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
})

/** What each setting must look like, for the sentence that refuses another value. */
const MUST_BE: Partial<Record<string, string>> = {
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'an address that starts with postgres://',
  SMTP_URL: 'an address that starts with smtp:// or smtps://',
  MAIL_FROM: 'an email address, such as Parlour <parlour@example.com>',
  PUBLIC_URL: 'an address that starts with http:// or https://',
  DICTIONARY_URL: 'an address that starts with http:// or https://, without a user or a query',
  INFO_URL: 'an address that starts with http:// or https://',
  SUPPORT_EMAIL: 'an email address',
  SALES_EMAIL: 'an email address',
  LOG_LEVEL: 'one of silent, error, warn, info, debug',
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Only this machine can reach the server. */
  readonly isLoopback: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Origin of the links in mails, without a slash at its end. */
  readonly publicUrl: string
  /** Asked for words instead of the built-in list, without a slash at its end. */
  readonly dictionaryUrl: string | undefined
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined
  readonly infoUrl: string
  readonly supportEmail: string
  readonly salesEmail: string
  readonly logLevel: string
}

/** Reads the settings of the environment. An empty value counts as none. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new StartRefused(`The setting ${name} must be ${MUST_BE[name] ?? 'a text'}.`)
  }
  const set = parsed.data
  const tls = readTls(set.TLS_CERT, set.TLS_KEY)
  const ownUrl = `${tls ? 'https' : 'http'}://localhost:${set.PORT}`
  return {
    port: set.PORT,
    host: set.HOST,
    isLoopback: isLoopback(set.HOST),
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    publicUrl: (set.PUBLIC_URL ?? ownUrl).replace(/\/+$/, ''),
    dictionaryUrl: set.DICTIONARY_URL?.replace(/\/+$/, ''),
    tls,
    infoUrl: set.INFO_URL,
    supportEmail: set.SUPPORT_EMAIL,
    salesEmail: set.SALES_EMAIL,
    logLevel: set.LOG_LEVEL,
  }
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

function readTls(cert: string | undefined, key: string | undefined): Config['tls'] {
  if (!cert && !key) return undefined
  if (!cert || !key) throw new StartRefused('Set both TLS_CERT and TLS_KEY, or neither.')
  const pair = { cert: read('TLS_CERT', cert), key: read('TLS_KEY', key) }
  try {
    createSecureContext(pair)
    return pair
  } catch {
    throw new StartRefused('TLS_CERT and TLS_KEY must be a certificate and its key, both as PEM.')
  }
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new StartRefused(`The file of ${name}, ${file}, cannot be read.`)
  }
}
