import { hkdfSync } from 'node:crypto'

/** A key of its own for each purpose, all from the server's one secret. */
export const deriveKey = ({ secret }: { secret: string }, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
