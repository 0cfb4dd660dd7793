import type { FastifyInstance } from 'fastify'
import { dictionaryEntry } from '#contract/dictionary.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { isKnownTo } from './upstream.ts'
import { isListed } from './words.ts'

export function dictionaryRoutes(app: FastifyInstance, { db, config }: Services): void {
  const { dictionaryUrl } = config

  route(app, db, dictionaryEntry, async ({ params, request }) => {
    const word = params.word.toLowerCase()
    const isKnown = dictionaryUrl ? await isKnownTo(dictionaryUrl, word) : isListed(word)
    if (isKnown === undefined) request.log.warn('DICTIONARY_URL gave no answer.')
    if (isKnown ?? isListed(word)) return [{ word }]
    throw new Refusal(404, 'This word is not in the dictionary.')
  })
}
