import { z } from 'zod/mini'
import {
  Active,
  type Ask,
  type ContentCall,
  type ContentKind,
  type Kept,
  withId,
} from './content.ts'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(24))
const PictureWord = z.object({
  id: z.string(),
  word: Word,
  /** The address of its picture, without the API base. */
  image: z.string().check(z.regex(/^\/[\w./-]+$/)),
})

const group = <W extends z.ZodMiniType>(word: W, fewest: number, most: number) =>
  z.object({ group_name: Name, words: z.array(word).check(z.minLength(fewest), z.maxLength(most)) })

/** A set with one group, or with a word in two groups, cannot be sorted. */
const isSortable = z.refine<{ groups: { group_name: string; words: readonly Sortable[] }[] }>(
  ({ groups }) => {
    const words = groups.flatMap((each) => each.words.map((word) => textOf(word).toLowerCase()))
    const names = groups.map((each) => each.group_name.toLowerCase())
    return new Set(words).size === words.length && new Set(names).size === names.length
  },
  'Every word and every group may stand in a set once.',
)
type Sortable = string | { word: string }
const textOf = (word: Sortable) => (typeof word === 'string' ? word : word.word)

const WordSet = z.object({
  title: Name,
  image_game: z.literal(false),
  groups: z.array(group(Word, 2, 8)).check(z.length(2)),
})
const PictureSet = z.object({
  title: Name,
  image_game: z.literal(true),
  groups: z.array(group(PictureWord, 2, 6)).check(z.minLength(2), z.maxLength(3)),
})

const CategorySet = z.discriminatedUnion('image_game', [
  WordSet.check(isSortable),
  PictureSet.check(isSortable),
])
type CategorySet = z.output<typeof CategorySet>

/** One set of words, with its two groups. */
export type WordSet = z.output<typeof WordSet>
/** One set of words with their pictures, in two or three groups. */
export type PictureSet = z.output<typeof PictureSet>

const Listed = z.object({ title: Name, image_game: z.boolean() })
type Listed = z.output<typeof Listed>

const list: ContentCall<CategorySet, Record<string, never>, Kept<Listed>> = {
  path: '/parlour/get_category_sorts_games/',
  query: z.strictObject({}) as z.ZodMiniType<Record<string, never>>,
  item: withId<Listed>(Listed),
  items: (rows) => rows.map(({ id, title, image_game }) => ({ id, title, image_game })),
}

const Query = z.strictObject({
  ...Active,
  id: z.optional(z.string().check(z.maxLength(100))),
  image_game: z.optional(z.literal('True')),
})
type Query = z.output<typeof Query>

const Group = z.object({
  /** The set it belongs to. */
  category_sorts: z.string(),
  group_name: Name,
  words: z.union([z.array(z.string()), z.array(PictureWord)]),
})
type Group = z.output<typeof Group>

/** Pictures only when they are asked for, as there is no word game of their sets. */
const groups: ContentCall<CategorySet, Query, Group> = {
  path: '/parlour/get_category_sorts/',
  query: Query,
  item: Group,
  items: (rows, { id, image_game }) =>
    rows
      .filter((row) => id === undefined || row.id === id)
      .filter((row) => row.image_game === (image_game === 'True'))
      .flatMap((row) => row.groups.map((each) => ({ category_sorts: row.id, ...each }))),
}

const kind = {
  name: 'category-sorts',
  starter: 'kit/category-sets.json',
  row: CategorySet,
  calls: [list, groups],
} as const

/** Puts the sets together from the list of their names and the list of their groups. */
async function load(ask: Ask, query: Query): Promise<unknown[]> {
  const [names, parts] = await Promise.all([ask(list, {}), ask(groups, query)])
  return names.flatMap(({ id, title, image_game }) => {
    const own = parts.filter((part) => part.category_sorts === id)
    return own.length < 2 ? [] : [{ id, title, image_game, groups: own }]
  })
}

export const wordSets: ContentKind<WordSet, Query> = {
  ...kind,
  load: (ask, query) => load(ask, query) as Promise<Kept<WordSet>[]>,
}
export const pictureSets: ContentKind<PictureSet, Query> = {
  ...kind,
  load: (ask, query) => load(ask, query) as Promise<Kept<PictureSet>[]>,
}
