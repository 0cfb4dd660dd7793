import type { FastifyInstance } from 'fastify'
import { gameContent, gameList } from '#contract/games.ts'
import { loadGames } from '#games/index.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { activeContent } from './queries.ts'

/** One call for each game that has sets, and the list of the games themselves. */
export async function gameContentRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  const games = await loadGames()

  for (const { key, sets } of games) {
    if (!sets) continue
    route(app, db, gameContent(sets.path, sets.row), async ({ asker, request }) => {
      const rows = await activeContent(db, asker.communityId, key, Date.now())
      return rows.flatMap((row) => {
        const body = sets.row.safeParse(JSON.parse(row.body))
        // One bad row must not take the others from the table.
        if (!body.success) request.log.error(`The row ${row.id} of ${key} does not fit its schema.`)
        return body.success ? [{ ...body.data, id: row.id }] : []
      })
    })
  }

  route(app, db, gameList, async () =>
    games.map((game) => ({
      key: game.key,
      name: game.title,
      category: game.category,
      url: `/games/${game.key}`,
      difficulty: game.difficulty,
    })),
  )
}
