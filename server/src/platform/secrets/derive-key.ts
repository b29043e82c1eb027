import { hkdfSync } from 'node:crypto'

/** The server's secret, and those before it, which still open what they sealed. */
export interface Secrets {
  secret: string
  oldSecrets?: readonly string[]
}

/** Each purpose has a key of its own, all from the server's one secret. */
export const deriveKey = ({ secret }: Pick<Secrets, 'secret'>, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** The newest secret comes first; the others are for what was made before the secret was exchanged. */
export const deriveKeys = (secrets: Secrets, purpose: string) =>
  allOf(secrets).map((secret) => deriveKey({ secret }, purpose))

export const allOf = ({ secret, oldSecrets = [] }: Secrets) => [secret, ...oldSecrets]
