import { z } from 'zod/mini'

/** A row with the id it is kept by. */
export type Kept<Row> = Row & { readonly id: string }

/** The query `active=True`, which every list of content takes. */
export const Active = { active: z.optional(z.literal('True')) } as const

/** One call that answers content of a kind. */
export interface ContentCall<Row, Query, Item> {
  /** Under the API base. */
  readonly path: `/parlour/${string}/`
  readonly query: z.ZodMiniType<Query>
  readonly item: z.ZodMiniType<Item>
  /** What is answered, of the rows that a community plays now. */
  items(rows: readonly Kept<Row>[], query: Query): Item[]
}

/** Asks one call; fails when there is no answer. */
export type Ask = <Row, Query, Item>(
  call: ContentCall<Row, Query, Item>,
  query: Query,
) => Promise<Item[]>

/**
 * A kind of content that staff can edit: how a row is kept, which calls answer it, and how the rows
 * that a game plays are put together again from the answers.
 */
export interface ContentKind<Row, Query> {
  /** Its name in the database. */
  readonly name: string
  /** The file of its starter rows, below `games/`. */
  readonly starter: string
  /** Refuses every row that would break a game. */
  readonly row: z.ZodMiniType
  // biome-ignore lint/suspicious/noExplicitAny: calls of one kind differ in what they answer
  readonly calls: readonly ContentCall<any, any, any>[]
  load(ask: Ask, query: Query): Promise<Kept<Row>[]>
}

/** A kind with one call, which answers the rows as they are. */
export function listKind<Shape extends z.core.$ZodLooseShape>(kind: {
  readonly name: string
  readonly path: `/parlour/${string}/`
  readonly row: z.ZodMiniObject<Shape>
}): ContentKind<z.output<z.ZodMiniObject<Shape>>, { active?: 'True' | undefined }> {
  type Row = z.output<z.ZodMiniObject<Shape>>
  const call: ContentCall<Row, { active?: 'True' | undefined }, Kept<Row>> = {
    path: kind.path,
    query: z.strictObject(Active),
    item: withId<Row>(kind.row),
    items: (rows) => [...rows],
  }
  return {
    name: kind.name,
    starter: `${kind.name}/starter.json`,
    row: kind.row,
    calls: [call],
    load: (ask, query) => ask(call, query),
  }
}

/** The schema of a row as it is answered, with its id. */
export function withId<Row>(row: z.ZodMiniObject): z.ZodMiniType<Kept<Row>> {
  return z.object({ ...row.shape, id: z.string() }) as unknown as z.ZodMiniType<Kept<Row>>
}
