import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#contract/password-reset.ts'
import { badField } from '../http/refusal.ts'

const TOO_SHORT = `Please choose a password of at least ${PASSWORD_MIN} characters.`
const TOO_COMMON = 'This password is too common. Try a short sentence of four or more words.'

/** The best of the library's grades, 0 to 4: more than ten thousand million guesses. */
const STRONG = 4

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Refuses a password that is short, or that a list of common ones, a keyboard walk, a repeat or a
 * sequence would find soon. `about` are texts of the account, such as its email.
 */
export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const text = password.normalize('NFKC')
  if ([...text].length < PASSWORD_MIN) throw badField('password', TOO_SHORT)
  const { score } = guesser.check(text, ['parlour', ...about.flatMap(wordsOf)])
  if (score < STRONG) throw badField('password', TOO_COMMON)
}

const wordsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter(Boolean)
