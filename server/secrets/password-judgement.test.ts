import { expect, test } from 'vitest'
import { refuseWeakPassword } from './password-judgement.ts'

const ABOUT = ['mary.alder@maplecourt.example', 'Mary', 'Alder', 'Maple Court']
const judge = (password: string) => () => refuseWeakPassword(password, ABOUT)

test.each([
  'our garden party in may',
  'tea at four with rosa',
  'Sommer2026!!',
  'jk2h3kjh4k2j',
  'Sommerregen im Mai',
  'слон ест яблоко утром',
])('"%s" is taken', (password) => expect(judge(password)).not.toThrow())

test.each(['', 'short', 'elevenchars', '🌲🌳🌴🌵🌷🌸'])('"%s" is too short', (password) =>
  expect(judge(password)).toThrow('Please choose a password of at least 12 characters.'),
)

test.each([
  ['on the list of common ones', '1qaz2wsx3edc'],
  ['common words together', 'passwordpassword1'],
  ['common with signs for letters', 'P@ssw0rd1234'],
  ['common in full-width letters', 'ｐａｓｓｗｏｒｄ１２３４'],
  ['the product and a number', 'parlour12345'],
  ['the product and a year', 'Parlour2026!!'],
  ['the product twice', 'parlour-parlour'],
  ['the email', 'mary.alder@maplecourt.example'],
  ['the email in capitals', 'MARY.ALDER@MAPLECOURT.EXAMPLE'],
  ['the community and a year', 'MapleCourt2026'],
  ['the community and a word', 'maple-court-demo'],
  ['the name', 'maryaldermaryalder'],
  ['one character', 'aaaaaaaaaaaaaaaa'],
  ['one tree', '🌲'.repeat(12)],
  ['a few characters over and over', 'abcabcabcabcabc'],
  ['a sequence', 'abcdefghijklmnop'],
  ['numbers in order', '123456789012'],
  ['numbers backwards', '987654321098'],
  ['a row of keys', 'qwertyuiop[]'],
])('%s: "%s" is too common', (_, password) =>
  expect(judge(password)).toThrow(
    'This password is too common. Try a short sentence of four or more words.',
  ),
)
