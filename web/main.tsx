import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Root } from './root.tsx'
import { currentSession } from './session/session.ts'
import { watchForFailures } from './shell/failure.ts'

watchForFailures()
document.documentElement.dataset.program = 'here'
delete document.documentElement.dataset.drawn

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')

const isDrawn = root.firstElementChild !== null
if (isDrawn && !currentSession().authenticated) {
  hydrateRoot(root, <Root />, {
    onRecoverableError: (error) => console.error('The drawn login page was not used.', error),
  })
} else {
  root.textContent = ''
  createRoot(root).render(<Root />)
}
