import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#contract/password-reset.ts'
import { badField } from '../http/refusal.ts'

const TOO_SHORT = `Please choose a password of at least ${PASSWORD_MIN} characters.`
const TOO_COMMON = 'This password is too common. Try a short sentence of four or more words.'

/** One of the library's grades, 0 to 4: it would take more than a hundred million guesses. */
const STRONG = 3
/** So many letters and digits must be left beside the words of the product and the account. */
const OWN_PART = 8

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Refuses a password that is short, or that a list of common ones, a keyboard walk, a repeat or a
 * sequence would find soon. `about` are texts of the account, such as its email.
 */
export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const text = password.normalize('NFKC')
  if ([...text].length < PASSWORD_MIN) throw badField('password', TOO_SHORT)
  const known = ['parlour', ...about.flatMap(wordsOf)]
  const { score } = guesser.check(text, known)
  if (score < STRONG || ownPart(text, known).length < OWN_PART) {
    throw badField('password', TOO_COMMON)
  }
}

/** The letters and digits of a password that are in no word that others know of the account. */
function ownPart(password: string, known: readonly string[]): string {
  const longestFirst = known.filter(({ length }) => length > 2).sort((a, b) => b.length - a.length)
  const left = longestFirst.reduce(
    (text, word) => text.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  )
  return left.replace(/[^\p{L}\p{N}]/gu, '')
}

const wordsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter(Boolean)
