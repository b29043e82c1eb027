import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, deriveKeys, type Secrets } from './derive-key.ts'

const PURPOSE = 'sealed'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Was sealed by a secret this server does not have any more, or was tampered with. */
export class Unopenable extends Error {
  override name = 'Unopenable'
}

/** The server must read it again, but a copy of the database must not show it. */
export function seal(settings: Secrets, owner: string, plain: Uint8Array) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(settings, PURPOSE), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Opens what the secret or one of those before it sealed; throws `Unopenable` otherwise. */
export function unseal(settings: Secrets, owner: string, sealed: Buffer) {
  for (const key of deriveKeys(settings, PURPOSE)) {
    const plain = openWith(key, owner, sealed)
    if (plain) return plain
  }
  throw new Unopenable('Sealed by a secret this server does not have')
}

/** It is null where a page can do without what cannot be opened. */
export function unsealIfPossible(settings: Secrets, owner: string, sealed: Buffer) {
  try {
    return unseal(settings, owner, sealed)
  } catch (error) {
    if (error instanceof Unopenable) return null
    throw error
  }
}

/** The newest secret sealed it: an exchange has nothing to do here. */
export const isSealedAnew = (settings: Secrets, owner: string, sealed: Buffer) =>
  openWith(deriveKey(settings, PURPOSE), owner, sealed) !== null

function openWith(key: Buffer, owner: string, sealed: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
