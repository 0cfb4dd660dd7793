import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard', 'Very Hard'] as const

export const gameList = endpoint({
  method: 'GET',
  path: '/parlour/get_game_list/',
  access: 'parlour',
  answer: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      category: z.string(),
      url: z.string(),
      difficulty: z.enum(DIFFICULTIES),
    }),
  ),
})

/** The query of every call for game content. */
export const ActiveQuery = z.strictObject({ active: z.optional(z.literal('True')) })

/** The call that answers one kind of game content: each row with its id. */
export const gameContent = <Shape extends z.core.$ZodLooseShape>(
  path: `/parlour/${string}/`,
  row: { readonly shape: Shape },
) =>
  endpoint({
    method: 'GET',
    path,
    access: 'parlour',
    query: ActiveQuery,
    answer: z.array(z.object({ ...row.shape, id: z.string() })),
  })
