import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { GameListItem, gameContent, gameList } from '#contract/games.ts'
import { loadKinds } from '#games/kinds.ts'
import { GAME_LIST } from '../../db/schema.ts'
import type { Asker } from '../../http/asker.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { activeContent } from './queries.ts'

/** The calls of every kind of content that games are played from, and the list of the games. */
export async function gameContentRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  for (const kind of await loadKinds()) {
    for (const call of kind.calls) {
      route(app, db, gameContent(call), async (asked) =>
        call.items(await rowsOf(kind.name, kind.row, asked), asked.query),
      )
    }
  }

  route(app, db, gameList, (asked) => rowsOf(GAME_LIST, GameListItem, asked))

  /** The rows that the asker's community plays now, each with its id. */
  async function rowsOf<Row extends z.ZodMiniType>(
    kind: string,
    schema: Row,
    { asker, request }: { asker: Asker; request: FastifyRequest },
  ) {
    const rows = await activeContent(db, asker.communityId, kind, Date.now())
    return rows.flatMap(({ id, body }) => {
      const row = schema.safeParse(parseJson(body))
      // One bad row must not take the others from the table.
      if (!row.success) request.log.error(`The row ${id} of ${kind} does not fit its schema.`)
      return row.success ? [{ ...(row.data as z.output<Row> & object), id }] : []
    })
  }
}

/** What a text holds; `undefined` where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
