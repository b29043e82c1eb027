import { createPrivateKey, sign } from 'node:crypto'
import { HOUR_MS } from '../clock.ts'

/** Push services know the server by it (RFC 8292). */
export interface VapidKeys {
  /** It is an uncompressed point of P-256 and its private key, both as base64url. */
  publicKey: string
  privateKey: string
}

interface Claims {
  endpoint: string
  contact: string
  now: Date
}

const GOOD_FOR_MS = 12 * HOUR_MS

/** The header that proves whose message it is, for this push service alone. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, { endpoint, contact, now }: Claims) {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + GOOD_FOR_MS) / 1000),
    sub: `mailto:${contact}`,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf({ publicKey, privateKey }),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
}
