import { renderToString } from 'react-dom/server'
import { Root } from './root.tsx'

/** The login page as HTML, for the build. */
export const drawLogin = () => renderToString(<Root />)
