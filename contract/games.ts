import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard', 'Very Hard'] as const

/** One game of the community's list. An address with https is another site's. */
export const GameListItem = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  category: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  url: z.string().check(z.regex(/^(\/[\w./?=&%-]*|https:\/\/\S+)$/), z.maxLength(500)),
  difficulty: z.enum(DIFFICULTIES),
})
export type GameListItem = z.output<typeof GameListItem>

export const gameList = endpoint({
  method: 'GET',
  path: '/parlour/get_game_list/',
  access: 'parlour',
  answer: z.array(GameListItem),
})

/** A call that answers one kind of game content, as the kind describes it. */
export const gameContent = <Query extends z.ZodMiniType, Item extends z.ZodMiniType>(call: {
  readonly path: `/parlour/${string}/`
  readonly query: Query
  readonly item: Item
}) =>
  endpoint({
    method: 'GET',
    path: call.path,
    access: 'parlour',
    query: call.query,
    answer: z.array(call.item),
  })

/** What a person's games begin with. */
export const activitySettings = endpoint({
  method: 'GET',
  path: '/parlour/user_activity_settings/',
  access: 'parlour',
  answer: z.array(z.object({ difficulty: z.union([z.literal(0), z.literal(1), z.literal(2)]) })),
})
