import { z } from 'zod/mini'
import { Active, type ContentCall, type ContentKind, type Kept, withId } from './content.ts'
import { type Seed, shuffle } from './random.ts'

/** What an icon is for: things to shop for, things to match and to find, signs for the lights. */
export const ICONS = { groceries: '0', pictures: '1', lights: '2' } as const

const Icon = z.object({
  /** Its name. */
  item: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  /** Its address, without the API base. */
  image: z.string().check(z.regex(/^\/[\w./-]+$/)),
  category: z.enum(['0', '1', '2']),
  /** Icons of one look are never set beside each other: apple and tomato, dog and fox. */
  lookalike: z.optional(z.string()),
})

type Row = z.output<typeof Icon>
export type Icon = Kept<Row>

const Query = z.strictObject({ ...Active, category: z.optional(z.enum(['0', '1', '2'])) })
type Query = z.output<typeof Query>

const call: ContentCall<Row, Query, Icon> = {
  path: '/parlour/get_icons/',
  query: Query,
  item: withId<Row>(Icon),
  items: (rows, { category }) =>
    rows.filter((row) => category === undefined || row.category === category),
}

export const icons: ContentKind<Row, Query> = {
  name: 'icons',
  starter: 'kit/icons.json',
  row: Icon,
  calls: [call],
  load: (ask, query) => ask(call, query),
}

/**
 * Up to `count` icons of different names. Two of one look come together only where there are too
 * few others.
 */
export function drawIcons(
  seed: Seed,
  rows: readonly Icon[],
  count: number,
): [drawn: Icon[], next: Seed] {
  const [shuffled, next] = shuffle(seed, rows)
  const different = oneOfEach(
    oneOfEach(shuffled, ({ item }) => item.toLowerCase()),
    ({ image }) => image,
  )
  const unlike = oneOfEach(different, ({ lookalike, image }) => lookalike ?? image)
  const rest = different.filter((icon) => !unlike.includes(icon))
  return [[...unlike, ...rest].slice(0, count), next]
}

function oneOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>()
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return [...byKey.values()]
}
