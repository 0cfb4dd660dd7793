import { lazy, Suspense, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { EndedAccount, loggedOutRoutes } from './routes.tsx'
import { Login } from './screens/login/login.tsx'
import { useSession } from './session/session.ts'
import { useFailure } from './shell/failure.ts'
import { FailureBoundary } from './shell/failure-boundary.tsx'
import { FailureDialog } from './shell/failure-dialog.tsx'
import { Card, LoggedOutFrame } from './shell/logged-out-frame.tsx'

const loadApp = () => import('./shell/app.tsx')
const App = lazy(loadApp)

/** Whoever logs in needs the rest next: it is fetched while they type. */
const PREFETCH_MS = 2000

/** The application: two worlds, with and without a session. */
export function Root() {
  const { authenticated } = useSession()
  const failure = useFailure()
  return (
    <Router ssrPath="/login">
      {authenticated ? (
        <FailureBoundary place={failure ?? 'application'} Frame={LoggedOutFrame}>
          <Suspense>
            <App />
          </Suspense>
        </FailureBoundary>
      ) : (
        <LoggedOut />
      )}
      <FailureDialog />
    </Router>
  )
}

function LoggedOut() {
  const [location] = useLocation()
  const failure = useFailure()
  useEffect(() => {
    // Should it fail, the login fetches it again and says so.
    const timer = setTimeout(() => void loadApp().catch(() => undefined), PREFETCH_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <LoggedOutFrame>
      <FailureBoundary place={failure ?? location} Frame={Card}>
        <Suspense>
          <Switch>
            <Route path="/" component={Login} />
            <Route path="/login" component={Login} />
            {loggedOutRoutes.map(({ path, Screen }) => (
              <Route key={path} path={path} component={Screen} />
            ))}
            <Route component={EndedAccount} />
          </Switch>
        </Suspense>
      </FailureBoundary>
    </LoggedOutFrame>
  )
}
