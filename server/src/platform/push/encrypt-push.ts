import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** It is the browser's public key, an uncompressed point of P-256. */
  publicKey: Buffer
  authSecret: Buffer
}

/** They are new for each message; tests give those of the standard. */
interface Once {
  privateKey?: Buffer
  salt?: Buffer
}

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096

/** RFC 8291 over RFC 8188 makes one record that nobody but the browser can read. */
export function encryptPush(text: string, { publicKey, authSecret }: PushKeys, once: Once = {}) {
  const own = createECDH(CURVE)
  if (once.privateKey) own.setPrivateKey(once.privateKey)
  else own.generateKeys()
  const ownPublic = own.getPublicKey()
  const salt = once.salt ?? randomBytes(16)

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublic])
  const input = derive(own.computeSecret(publicKey), { salt: authSecret, info, length: 32 })
  const key = derive(input, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 })
  const nonce = derive(input, { salt, info: 'Content-Encoding: nonce\0', length: 12 })

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, ...sealed])
}

const LAST_RECORD = Buffer.from([2])

interface Derived {
  salt: Buffer
  info: string | Buffer
  length: number
}

const derive = (input: Buffer, { salt, info, length }: Derived) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length))

/** Returns true if it is a point on the curve; anything else would fail each message. */
export function isPushKey(publicKey: Buffer) {
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    own.computeSecret(publicKey)
    return true
  } catch {
    return false
  }
}
