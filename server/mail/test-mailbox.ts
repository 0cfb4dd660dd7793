import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The token of the link in it. */
  readonly token: string
}

/** The mails that a demonstration wrote, oldest first. */
export function mailsIn(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name))
  return names.sort().map((name) => parse(readFileSync(join(folder, name), 'utf8')))
}

function parse(raw: string): ReceivedMail {
  const header = (name: string) => raw.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim() ?? ''
  const [, plain = ''] = raw.split(/content-type: text\/plain.*\r?\n.*\r?\n\r?\n/i)
  const body = decode(plain.split(/\r?\n--/)[0] ?? '')
  const token = body.match(/\?token=(\S+)/)?.[1] ?? ''
  return { to: header('To'), subject: header('Subject'), text: body, token }
}

const decode = (quotedPrintable: string) =>
  quotedPrintable
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replaceAll('\r\n', '\n')

export interface MailServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  stop(): Promise<void>
}

/** A mail server on this machine, which can refuse some recipients. */
export async function startMailServer({ port = 0, refuse = '' } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === refuse ? new Error('No such mailbox') : null),
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        mails.push(parse(raw))
        done()
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
