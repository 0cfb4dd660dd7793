import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import type { Permission } from '#contract/endpoint.ts'
import { type GameKey, gameKeys, games } from '#games/index.ts'
import type { GameView } from './play/play.tsx'

export interface Route {
  readonly path: string
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Further permission beside the application's own. */
  readonly permission?: Permission
  /** The route is every address below its path, and not the path itself. */
  readonly isBelow?: true
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
  ...gameKeys.map((key) => ({
    path: `/games/${key}`,
    Screen: gameScreen(key),
    // Each word search has an address of its own, below the list of them.
    ...(key === 'word-search' && { isBelow: true as const }),
  })),
  { path: '/games/word-search', Screen: lazy(() => import('./screens/word-search-list.tsx')) },
  {
    path: '/games/category-sorts-select',
    Screen: lazy(() => import('./screens/category-sorts-select.tsx')),
  },
  { path: '/games/external-games', Screen: lazy(() => import('./screens/external-games.tsx')) },
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
