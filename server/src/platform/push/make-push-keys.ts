import { createECDH } from 'node:crypto'
import type { VapidKeys } from './vapid.ts'

const PRIVATE_BYTES = 32

export function makePushKeys(): VapidKeys {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  // A number that begins with zeros comes without them.
  const number = keys.getPrivateKey()
  const whole = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - number.length), number])
  return { publicKey: keys.getPublicKey('base64url'), privateKey: whole.toString('base64url') }
}

/** Returns true if the two belong together. */
export function isPair({ publicKey, privateKey }: VapidKeys) {
  const keys = createECDH('prime256v1')
  try {
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return keys.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
