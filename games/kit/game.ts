import type { ContentKind, Kept } from './content.ts'

export type Difficulty = 'Easy' | 'Medium' | 'Hard' | 'Very Hard'

/** Words for the person who plays: kept in the message bar, and announced once. */
export interface Say {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'info'
  /** How long the words stand out as a toast; without it they only stand in the bar. */
  readonly seconds?: number
}

/** A wait the shell keeps for the game. A repeated wait needs a new id. */
export interface Timer<Action> {
  readonly id: string
  readonly seconds: number
  /** Played when the time is over. */
  readonly action: Action
  /** The name of the countdown on screen; without it the wait is not shown. */
  readonly shown?: string
}

/** A word the shell looks up in the dictionary for the game. A further lookup needs a new id. */
export interface Lookup<Action> {
  readonly id: string
  readonly word: string
  readonly known: Action
  /** Played also when there is no answer. */
  readonly unknown: Action
}

/** What every game's state tells the shell; the rest of the state belongs to the game. */
export interface Progress<Action> {
  readonly phase: 'playing' | 'won' | 'lost'
  /** Play has not begun yet: the first move starts the clock. */
  readonly isWaiting?: boolean
  /** A new object is a new message, also when the text is the same. */
  readonly say?: Say
  readonly timers?: readonly Timer<Action>[]
  readonly lookup?: Lookup<Action>
}

/** One figure in the heading of the board, such as the guesses that are left. */
export interface Figure {
  readonly label: string
  readonly value: string
}

/** A choice in the start dialog; its value reaches `start` under the name of the option. */
export type Option<Value> = Value extends boolean
  ? { readonly label: string; readonly kind: 'check'; readonly initial: boolean }
  : Value extends number
    ? {
        readonly label: string
        readonly kind: 'range'
        readonly min: number
        readonly max: number
        readonly initial: number
      }
    : {
        readonly label: string
        readonly kind: 'choice'
        /** What each value is called. */
        readonly choices: Readonly<Record<string, string>>
        readonly initial: Value
        /** The person's own setting that the choice begins with. */
        readonly setting?: 'difficulty'
      }

export type OptionValue = boolean | number | string

/** What a game needs of a kind of content: one row for each round, or all rows. */
export interface ContentUse<Content> {
  // biome-ignore lint/suspicious/noExplicitAny: the kind and the content it becomes are paired by `oneOf` and `allOf`
  readonly kind: ContentKind<any, any>
  // biome-ignore lint/suspicious/noExplicitAny: the query of that kind
  readonly query: any
  readonly take: 'one' | 'all'
  /** The name by which a row is chosen in the start dialog; without it rows are dealt unseen. */
  readonly name?: (content: Content) => string
  /** Rows are chosen on a page of their own, and each has its own address below the game's. */
  readonly isListed?: true
  /** With fewer rows the game cannot be played. */
  readonly fewest: number
}

/** A round plays one row: one that is chosen by name, or the next that is dealt. */
export const oneOf = <Row, Query>(
  kind: ContentKind<Row, Query>,
  query: Query,
  use: Pick<ContentUse<Kept<Row>>, 'name' | 'isListed'> = {},
): ContentUse<Kept<Row>> => ({ kind, query, take: 'one', fewest: 1, ...use })

/** Every round gets all rows. */
export const allOf = <Row, Query>(
  kind: ContentKind<Row, Query>,
  query: Query,
  fewest: number,
): ContentUse<readonly Kept<Row>[]> => ({ kind, query, take: 'all', fewest })

/** A day on the tablet: as `2026-11-21`, and counted from the first day of 1970. */
export interface Day {
  readonly date: string
  readonly number: number
}

export interface Setup<Content, Options = unknown> {
  readonly content: Content
  readonly options: Options
  readonly seed: number
  readonly today: Day
}

/**
 * A game is data and two pure functions. State is plain JSON; a move that makes no sense now
 * returns the same state.
 */
export interface Game<Content, State extends Progress<Action>, Action, Options = unknown> {
  /** Folder name and last segment of the route. */
  readonly key: string
  readonly title: string
  readonly category: string
  readonly difficulty: Difficulty
  /** One or two sentences of the start dialog: what to do, how it is won. */
  readonly description: string
  /** The address in the list of games, where it is not the game's own; `null` keeps it off the list. */
  readonly listed?: `/games/${string}` | null
  readonly content?: ContentUse<Content>
  readonly options?: { readonly [Name in keyof Options]: Option<Options[Name]> }
  /** The name of the button that starts the game. */
  readonly begin?: string
  /** How a finished game starts over: by the completion dialog, or by a button of this name on the board. */
  readonly again: 'dialog' | { readonly button: string }
  /** The name of a button that leads back to the start dialog in the middle of the game. */
  readonly reset?: string
  /** The name of the hint button. */
  readonly hintLabel?: 'Hint?'
  /** The place is kept for the whole day, and taken up without a question. */
  readonly keepsForTheDay?: true
  start(setup: Setup<Content, Options>): State
  play(state: State, action: Action): State
  hint?(state: State): State
  figures?(state: State): readonly Figure[]
}

/** What the shell hands to a game's view. */
export interface ViewProps<State, Action> {
  readonly state: State
  act(action: Action): void
}

/** Games differ in content, state, action and options; the shell treats these as opaque. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types are erased
export type AnyGame = Game<any, any, any, any>

export const defineGame = <Content, State extends Progress<Action>, Action, Options>(
  game: Game<Content, State, Action, Options>,
): Game<Content, State, Action, Options> => game
