export type Verdict = 'FOUND' | 'CONTAINS' | 'BAD'
export type Status = 'UNKNOWN' | Verdict

/** How each letter of a guess stands to the word. A letter counts as often as the word has it. */
export function judge(guess: string, word: string): Verdict[] {
  const letters = [...guess]
  const rest = [...word].filter((letter, at) => letter !== letters[at])
  return letters.map((letter, at) => {
    if (letter === word[at]) return 'FOUND'
    const found = rest.indexOf(letter)
    if (found < 0) return 'BAD'
    rest.splice(found, 1)
    return 'CONTAINS'
  })
}

const RANK: Record<Status, number> = { UNKNOWN: 0, BAD: 1, CONTAINS: 2, FOUND: 3 }

/** What is known of a key: the best that any of its letters has shown. */
export const better = (one: Status, other: Status): Status =>
  RANK[one] >= RANK[other] ? one : other
