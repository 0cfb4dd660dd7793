import type { Config } from './config.ts'
import { DEMO, DEMO_PASSWORD } from './db/starter.ts'
import type { Services } from './services.ts'

/** What the console says when Parlour is ready. */
export function greeting({ config, kind, setUpCode }: Services): string {
  const address = `${config.tls ? 'https' : 'http'}://localhost:${config.port}`
  const lines = [`Parlour is ready: ${address}`, whereDataLies(config)]
  if (kind === 'demo') lines.push('', ...demoLines(address))
  if (setUpCode) {
    lines.push(
      '',
      `Nobody can log in yet. Open ${config.publicUrl}/set-up within 30 minutes and enter this code:`,
      `  ${setUpCode.text}`,
    )
  }
  return `\n${lines.join('\n')}\n`
}

const whereDataLies = ({ dataDir, databaseUrl }: Config) =>
  `Everything that must be kept lies in ${databaseUrl ? 'the database of DATABASE_URL and in ' : ''}${dataDir}`

function demoLines(address: string): string[] {
  const communities = DEMO.flatMap(({ name, subdomain, accounts }) => [
    '',
    `  ${name}  ${address.replace('localhost', `${subdomain}.localhost`)}`,
    ...accounts.map(
      ({ email, role, active }) => `    ${email}  (${active === 0 ? 'deactivated' : role})`,
    ),
  ])
  return [
    `This is the demonstration. All accounts have the password ${DEMO_PASSWORD}`,
    ...communities,
  ]
}
