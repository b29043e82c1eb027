import { createHash, randomBytes } from 'node:crypto'

/** A session's cookie, or a link in a mail, has 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only this stands in the database: a copy of the table opens nothing. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
