import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { EndedAccount, loggedOutRoutes } from './routes.tsx'
import { Login } from './screens/login/login.tsx'
import { useSession } from './session/session.ts'
import { LoggedOutFrame } from './shell/logged-out-frame.tsx'

const App = lazy(() => import('./shell/app.tsx'))

/** The application: two worlds, with and without a session. */
export function Root() {
  const { authenticated } = useSession()
  return (
    <Router ssrPath="/login">
      {authenticated ? (
        <Suspense>
          <App />
        </Suspense>
      ) : (
        <LoggedOutFrame>
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
        </LoggedOutFrame>
      )}
    </Router>
  )
}
