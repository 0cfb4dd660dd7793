import type { AnyGame } from './kit/game.ts'

/** Every game by its key. Each is loaded on its own when it is needed. */
export const games = {
  bingo: () => import('./bingo/manifest.ts'),
  'category-sorts': () => import('./category-sorts/manifest.ts'),
  'category-sorts-images': () => import('./category-sorts-images/manifest.ts'),
  'color-count': () => import('./color-count/manifest.ts'),
  'count-tiles': () => import('./count-tiles/manifest.ts'),
  'finish-line': () => import('./finish-line/manifest.ts'),
  'high-low': () => import('./high-low/manifest.ts'),
  'letter-scramble': () => import('./letter-scramble/manifest.ts'),
  'math-correct': () => import('./math-correct/manifest.ts'),
  'math-correct-choice': () => import('./math-correct-choice/manifest.ts'),
  'memory-match': () => import('./memory-match/manifest.ts'),
  'odd-one-out': () => import('./odd-one-out/manifest.ts'),
  'phone-recall': () => import('./phone-recall/manifest.ts'),
  'phrase-sort': () => import('./phrase-sort/manifest.ts'),
  'pick-new': () => import('./pick-new/manifest.ts'),
  sequences: () => import('./sequences/manifest.ts'),
  'shopping-list': () => import('./shopping-list/manifest.ts'),
  'word-hunter': () => import('./word-hunter/manifest.ts'),
  'word-search': () => import('./word-search/manifest.ts'),
  wotd: () => import('./wotd/manifest.ts'),
} satisfies Record<string, () => Promise<{ default: AnyGame }>>

export type GameKey = keyof typeof games

export const gameKeys = Object.keys(games) as GameKey[]

export const loadGames = (): Promise<AnyGame[]> =>
  Promise.all(gameKeys.map(async (key) => (await games[key]()).default))
