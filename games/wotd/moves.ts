import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not; the word itself is among them. */
export const moves = ({ word, board, lineProgress }: State): Action[] => {
  const written = board.filter(({ line, val }) => line === lineProgress && val !== '').length
  return [
    { type: 'enter' },
    { type: 'backspace' },
    { type: 'known' },
    { type: 'unknown' },
    ...[...'aeé7', '', 'ab', word[written] ?? '', word[written] ?? ''].map(
      (letter): Action => ({ type: 'letter', letter }),
    ),
  ]
}
