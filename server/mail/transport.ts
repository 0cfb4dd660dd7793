import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import type { Letter } from './letters.ts'

/** Where letters go: a mail server, or a folder in the demonstration. */
export interface Transport {
  /** Fails where the mail server cannot be reached or does not let Parlour in. */
  check(): Promise<unknown>
  send(letter: Letter): Promise<unknown>
}

const SECOND = 1000

/** The transport of the settings; a live server without a mail server has none. */
export function openTransport(config: Config, kind: Services['kind']): Transport | undefined {
  if (config.smtpUrl) return mailServer(config.smtpUrl, config.mailFrom)
  return kind === 'demo' ? folder(join(config.dataDir, 'mail'), config.mailFrom) : undefined
}

function mailServer(url: string, from: string): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  })
  return {
    check: () => transport.verify(),
    send: (letter) => transport.sendMail({ from, ...letter }),
  }
}

function folder(path: string, from: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    check: async () => undefined,
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      await mkdir(path, { recursive: true })
      // Renamed when complete, so that nobody reads half a mail.
      await writeFile(join(path, `.${name}`), message, { mode: 0o600 })
      await rename(join(path, `.${name}`), join(path, name))
    },
  }
}
