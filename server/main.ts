import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { greeting } from './greeting.ts'
import { openServices } from './services.ts'
import { StartRefused } from './start-refused.ts'

const PAGES = join(import.meta.dirname, '../dist')

/** Requests under way have this long when the server is told to stop. */
const STOP_MS = 10_000

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exit(2)
}

async function start(config: Config): Promise<void> {
  await refuseTakenPort(config)
  const { db, kind, close } = await openDatabase(config)
  const services = await openServices(config, db, kind, console.error)
  const app = await buildApp(services, PAGES)

  const stop = async () => {
    setTimeout(() => process.exit(0), STOP_MS).unref()
    await app.close()
    await services.outbox.stop()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Whoever started the server over a channel is gone.
  process.once('disconnect', stop)

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw cannotListen(error as NodeJS.ErrnoException, config)
  }
  console.log(greeting(services))
}

/** Tells a taken port before anything is opened or created. */
function refuseTakenPort(config: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (error) => reject(cannotListen(error, config)))
  probe.listen({ port: config.port, host: config.host }, () => probe.close(() => resolve()))
  return promise
}

function cannotListen({ code }: NodeJS.ErrnoException, { port, host }: Config): StartRefused {
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
    )
  }
  if (code === 'EACCES') {
    return new StartRefused(
      `Port ${port} may not be used by this account. Choose another with PORT.`,
    )
  }
  return new StartRefused(`Parlour cannot listen on ${host}. Please check the setting HOST.`)
}
