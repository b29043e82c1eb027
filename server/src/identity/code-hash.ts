import { createHmac } from 'node:crypto'
import { deriveKey } from '../platform/secrets/derive-key.ts'

/** A short code is guessed from a plain hash at once; without the server's secret this one tells nothing. */
export const hashOfCode = (settings: { secret: string }, owner: string, code: string) =>
  createHmac('sha256', deriveKey(settings, 'codes')).update(`${owner} ${code}`).digest()
