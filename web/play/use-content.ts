import { useQuery } from '@tanstack/react-query'
import { activitySettings, gameContent } from '#contract/games.ts'
import type { Ask, Kept } from '#games/kit/content.ts'
import type { AnyGame, OptionValue } from '#games/kit/game.ts'
import { call } from '../api.ts'
import { optionsOf } from './choice.ts'

export interface Content {
  readonly rows: readonly Kept<unknown>[]
  /** The person's own settings that the options of the game begin with. */
  readonly settings: Readonly<Record<string, OptionValue>>
}

/** Asks the server for content. */
export const ask: Ask = async (content, query) => {
  const reply = await call(gameContent(content), { query: query as never })
  if (reply.kind !== 'answer') throw new Error('The content of this game could not be loaded.')
  return reply.answer as never
}

/** All that a game needs from the server before it can start. */
export function useContent(game: AnyGame) {
  const { content } = game
  const isSettled = !optionsOf(game).some(([, option]) => 'setting' in option)
  return useQuery({
    queryKey: ['game content', content?.kind.name, content?.query, isSettled],
    async queryFn(): Promise<Content> {
      const [rows, settings] = await Promise.all([
        content ? content.kind.load(ask, content.query) : [],
        isSettled ? {} : ownSettings(),
      ])
      return { rows, settings }
    },
  })
}

/** A game does not wait for a setting that has no answer: it begins as for anyone. */
async function ownSettings(): Promise<Content['settings']> {
  const reply = await call(activitySettings)
  return (reply.kind === 'answer' && reply.answer[0]) || {}
}
