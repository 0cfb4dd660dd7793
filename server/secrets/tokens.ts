import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; the prefix lets scanners for leaked secrets know one when they see it. */
export const newToken = () => `parlour_${randomBytes(32).toString('base64url')}`

export const TOKEN_SHAPE = /^parlour_[\w-]{43}$/

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
