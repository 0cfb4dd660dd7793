import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ToastStrip } from '#ui/toast.tsx'
import { Home, loggedInRoutes } from '../routes.tsx'
import { lookUpPermissions } from '../session/login.ts'
import { useSession } from '../session/session.ts'
import { useSendWaiting, useTimeTracking } from '../session/time-tracking.ts'
import styles from './app.module.css'
import { ConnectionNotice } from './connection-notice.tsx'
import { useFailure } from './failure.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import { NoPermission } from './no-permission.tsx'
import { TopBar } from './top-bar.tsx'

const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 60_000 } },
})

/** Everything behind the login. */
export default function App() {
  const { permissions } = useSession()
  useEffect(() => void lookUpPermissions(), [])
  useSendWaiting()
  return (
    <QueryClientProvider client={client}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ConnectionNotice />
        {permissions.includes('parlour') ? <Screen /> : <NoPermission />}
      </main>
      <ToastStrip />
    </QueryClientProvider>
  )
}

function Screen() {
  const [asked, navigate] = useLocation()
  // The screen that is there stays until the next one has arrived.
  const location = useDeferredValue(asked)
  const { permissions } = useSession()
  const failure = useFailure()

  // After a failure only the home screen is tried.
  const path = failure ? '/home' : location.replace(/\/+$/, '')
  const route = loggedInRoutes.find((each) =>
    each.isBelow ? path.startsWith(`${each.path}/`) : each.path === path,
  )
  const isOpen = route && (!route.permission || permissions.includes(route.permission))
  const Shown = isOpen ? route.Screen : Home
  useTimeTracking(isOpen ? route.path.slice(1) : 'home')
  useEffect(() => {
    if (failure) navigate('/home')
  }, [failure, navigate])

  return (
    <FailureBoundary place={failure ?? path}>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Shown />
      </Suspense>
    </FailureBoundary>
  )
}
