import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** What the server must read again but a copy of the database must not show. */
export function seal(settings: { secret: string }, owner: string, plain: Uint8Array) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(settings, 'sealed'), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

export function unseal(settings: { secret: string }, owner: string, sealed: Buffer) {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey(settings, 'sealed'),
    sealed.subarray(0, IV_BYTES),
  )
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
