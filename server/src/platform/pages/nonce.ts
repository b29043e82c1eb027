import { randomFillSync } from 'node:crypto'

const NONCE_BYTES = 16
/** It costs as much to draw a few random bytes as to draw all of these. */
const random = Buffer.alloc(256 * NONCE_BYTES)
let used = random.length

/** A script runs in a page only with the nonce of that page's answer. */
export function newNonce() {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += NONCE_BYTES
  return random.toString('base64url', used - NONCE_BYTES, used)
}
