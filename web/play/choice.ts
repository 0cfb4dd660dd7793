import type { AnyGame, Option, OptionValue } from '#games/kit/game.ts'

/** What was chosen in the start dialog. */
export interface Choice {
  /** The id of the row to play; empty where none is chosen. */
  readonly row: string
  readonly isTimed: boolean
  readonly options: Readonly<Record<string, OptionValue>>
}

export type AnyOption = Option<boolean> | Option<number> | Option<string>

export const optionsOf = (game: AnyGame): [name: string, option: AnyOption][] =>
  Object.entries<AnyOption>(game.options ?? {})

/** What a start dialog begins with; `settings` are the person's own. */
export function firstChoice(
  game: AnyGame,
  row: string,
  settings: Readonly<Record<string, OptionValue>>,
): Choice {
  const options = optionsOf(game).map(([name, option]) => {
    const own = 'setting' in option && option.setting ? settings[option.setting] : undefined
    return [name, own === undefined ? option.initial : String(own)] as const
  })
  return { row, isTimed: false, options: Object.fromEntries(options) }
}
