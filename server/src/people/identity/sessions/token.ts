import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: a session's cookie, a link in a mail. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only this stands in the database: a copy of the table opens nothing. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
