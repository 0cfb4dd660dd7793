import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate of localhost for one day, and its key, both as PEM. */
export function makeCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const unsigned = der(
    0x30,
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(0x30, utc(Date.now() - DAY_MS), utc(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', unsigned, privateKey))
  const lines = der(0x30, unsigned, ECDSA_WITH_SHA256, signature)
    .toString('base64')
    .match(/.{1,64}/g)
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const DAY_MS = 24 * 3_600_000

/** One value as X.509 writes it: its kind, its length, itself. */
function der(kind: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const length =
    value.length < 128 ? [value.length] : [0x82, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.from([kind, ...length]), value])
}

const utc = (moment: number) =>
  der(0x17, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

// Object identifiers.
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const ECDSA_WITH_SHA256 = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
