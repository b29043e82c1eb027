import { randomBytes } from 'node:crypto'

/** Tells by its first word what it is of, and cannot be guessed. */
export const newId = (of: string) => `${of}_${randomBytes(18).toString('base64url')}`

export const newSecret = () => randomBytes(24).toString('base64url')
