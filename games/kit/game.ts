import type { z } from 'zod/mini'

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

/** What every game's state tells the shell; the rest of the state belongs to the game. */
export interface Progress<Action> {
  readonly phase: 'playing' | 'won' | 'lost'
  /** A new object is a new message, also when the text is the same. */
  readonly say?: Say
  readonly timers?: readonly Timer<Action>[]
}

/** One figure in the heading of the board, such as the guesses that are left. */
export interface Figure {
  readonly label: string
  readonly value: string
}

/** Sets that staff can edit; each row of the table is one set to choose in the start dialog. */
export interface SetKind<Content> {
  /** Path of the call that answers the sets, under the API base. */
  readonly path: `/parlour/${string}/`
  readonly row: z.ZodMiniType<Content> & Pick<z.ZodMiniObject, 'shape'>
  readonly name: (content: Content) => string
}

export interface Setup<Content> {
  readonly content: Content
  readonly seed: number
}

/**
 * A game is data and two pure functions. State is plain JSON; a move that makes no sense now
 * returns the same state.
 */
export interface Game<Content, State extends Progress<Action>, Action> {
  /** Folder name and last segment of the route. */
  readonly key: string
  readonly title: string
  readonly category: string
  readonly difficulty: Difficulty
  /** One or two sentences of the start dialog: what to do, how it is won. */
  readonly description: string
  readonly sets?: SetKind<Content>
  /** How a finished game starts over: by the completion dialog, or by a button of this name on the board. */
  readonly again: 'dialog' | { readonly button: string }
  start(setup: Setup<Content>): State
  play(state: State, action: Action): State
  hint?(state: State): State
  figures?(state: State): readonly Figure[]
}

/** What the shell hands to a game's view. */
export interface ViewProps<State, Action> {
  readonly state: State
  act(action: Action): void
}

/** Games differ in content, state and action; the shell treats these as opaque. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the three types are erased
export type AnyGame = Game<any, any, any>

export const defineGame = <Content, State extends Progress<Action>, Action>(
  game: Game<Content, State, Action>,
): Game<Content, State, Action> => game
