import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import type { Permission } from '#contract/endpoint.ts'
import { type GameKey, gameKeys, games } from '#games/index.ts'
import type { GameView } from './play/play.tsx'

export interface Route {
  readonly path: string
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Further permission beside the application's own. */
  readonly permission?: Permission
}

/** Any other path shows the page of an ended account. */
export const loggedOutRoutes: readonly Route[] = [
  { path: '/forgot-your-password', Screen: lazy(() => import('./screens/forgot-password.tsx')) },
  { path: '/password-confirm', Screen: lazy(() => import('./screens/password-confirm.tsx')) },
  { path: '/set-up', Screen: lazy(() => import('./screens/set-up.tsx')) },
]
export const EndedAccount = lazy(() => import('./screens/deactivated.tsx'))

/** Any other path shows the home screen. */
export const loggedInRoutes: readonly Route[] = [
  ...gameKeys.map((key) => ({ path: `/games/${key}`, Screen: gameScreen(key) })),
  // The games that are still to come; one that has its folder is left out.
  ...[
    ['/games/category-sorts', 'Category Sorts'],
    ['/games/category-sorts-select', 'Category Sorts'],
    ['/games/category-sorts-images', 'Category Sorts'],
    ['/games/word-hunter', 'Word Hunter'],
    ['/games/wotd', 'Word of the Day'],
    ['/games/phrase-sort', 'Phrase Sorts'],
    ['/games/word-search', 'Word Search'],
    ['/games/count-tiles', 'Count Tiles'],
    ['/games/odd-one-out', 'Odd One Out'],
    ['/games/color-count', 'Color Count'],
    ['/games/sequences', 'Sequences'],
    ['/games/pick-new', 'Pick New'],
    ['/games/bingo', 'Bingo'],
    ['/games/external-games', 'External Games'],
    ['/games/phone-recall', 'Phone Recall'],
    ['/games/memory-match', 'Memory Match'],
    ['/games/shopping-list', 'Shopping List'],
    ['/games/math-correct', 'True or False Sums'],
    ['/games/math-correct-choice', 'Choose the Sum'],
    ['/games/letter-scramble', 'Letter Scramble'],
  ]
    .filter(([path]) => !gameKeys.some((key) => path === `/games/${key}`))
    .map(([path = '', title = '']) => ({ path, Screen: notHereYet(title, '/games') })),
  { path: '/games', Screen: lazy(() => import('./screens/games.tsx')) },
  { path: '/presentation/morning-meeting', Screen: notHereYet('Morning Meeting') },
  { path: '/presentation/afternoon-meeting', Screen: notHereYet('Afternoon Meeting') },
  { path: '/presentation/evening-meditation', Screen: notHereYet('Evening Meditation') },
  { path: '/exercise', Screen: notHereYet('Exercise') },
  { path: '/life-long-learning', Screen: notHereYet('Life Long Learning') },
  { path: '/quiz-show', Screen: lazy(() => import('./screens/quiz-show.tsx')) },
  { path: '/music', Screen: notHereYet('Music Player') },
  { path: '/music-selector', Screen: notHereYet('Music') },
  { path: '/week-weather', Screen: notHereYet('Weather') },
  { path: '/resource-selector', Screen: lazy(() => import('./screens/resource-selector.tsx')) },
  { path: '/video-resources', Screen: notHereYet('Videos') },
  { path: '/karaoke-resources', Screen: notHereYet('Karaoke') },
  {
    path: '/printable-activities',
    Screen: notHereYet('Printable Activities', '/resource-selector'),
  },
  { path: '/planning-tools', Screen: notHereYet('Planning Tools', '/resource-selector') },
  { path: '/training', Screen: notHereYet('Training and In-services', '/resource-selector') },
  {
    path: '/administration/dashboard',
    permission: 'parlour-admin',
    Screen: lazy(() => import('./screens/dashboard.tsx')),
  },
]
export const Home = lazy(() => import('./screens/home/home.tsx'))

/** An honest page in place of a screen that is still to come. */
function notHereYet(title: string, back: '/home' | '/games' | '/resource-selector' = '/home') {
  return lazy(async () => {
    const { NotHereYet } = await import('./screens/not-here-yet.tsx')
    return { default: () => createElement(NotHereYet, { title, back }) }
  })
}

const views = import.meta.glob<{ default: GameView }>('../games/*/view.tsx')

/** The game shell around one game; rules and view come with it, each game for itself. */
function gameScreen(key: GameKey) {
  return lazy(async () => {
    const [{ default: Play }, { default: game }, view] = await Promise.all([
      import('./play/play.tsx'),
      games[key](),
      views[`../games/${key}/view.tsx`]?.(),
    ])
    if (!view) throw new Error(`The game ${key} has no view.`)
    return { default: () => createElement(Play, { game, View: view.default }) }
  })
}
