import { useQuery } from '@tanstack/react-query'
import { gameContent } from '#contract/games.ts'
import type { AnyGame } from '#games/kit/game.ts'
import { call } from '../api.ts'

/** One set of a game, with the name it goes by in the start dialog. */
export interface GameSet {
  readonly id: string
  readonly name: string
  readonly content: unknown
}

/** The sets of a game that has them, and the one nameless set of a game that has none. */
export function useSets({ sets }: AnyGame) {
  return useQuery({
    queryKey: ['game content', sets?.path ?? 'none'],
    async queryFn(): Promise<GameSet[]> {
      if (!sets) return [{ id: '', name: '', content: undefined }]
      const reply = await call(gameContent(sets.path, sets.row), { query: { active: 'True' } })
      if (reply.kind !== 'answer') throw new Error('The sets of this game could not be loaded.')
      return reply.answer.map((row) => ({ id: String(row.id), name: sets.name(row), content: row }))
    },
  })
}
