// npm start: installs and builds what is missing, then serves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, findNode, install, ROOT } from './prepare.mjs'

const node = findNode()
install(node, { withDevelopment: false })
build(node)

// The server ends with this command, however it ends: the channel between them closes.
const server = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'server', 'main.ts')],
  {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal))
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
