// npm run dev: the server restarts and the page reloads when a file is saved.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { writePictures } from './pictures.mjs'
import { findNode, install, ROOT } from './prepare.mjs'

const node = findNode()
install(node, { withDevelopment: true })
writePictures()

const children = [
  ['--watch', '--disable-warning=ExperimentalWarning', join(ROOT, 'server', 'main.ts')],
  [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')],
].map((args) => spawn(node, args, { cwd: ROOT, stdio: 'inherit' }))

const stop = () => {
  for (const child of children) child.kill()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
