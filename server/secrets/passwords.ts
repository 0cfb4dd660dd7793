import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** argon2id at OWASP's second recommendation: 46 MiB, one pass, one lane. */
const PARAMETERS = { memory: 47_104, passes: 1, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** A password as the database keeps it, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const { memory, passes, parallelism } = PARAMETERS
  const hash = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: HASH_BYTES,
    ...PARAMETERS,
  })
  const settings = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${settings}$${base64(nonce)}$${base64(hash)}`
}

/** Whether the password is the one that was hashed. A missing hash takes as long as a wrong password. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parts = (stored ?? DUMMY).match(
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/,
  )
  if (!parts) throw new Error('A stored password has an unknown form.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected) && stored !== undefined
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const DUMMY = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(HASH_BYTES))}`
