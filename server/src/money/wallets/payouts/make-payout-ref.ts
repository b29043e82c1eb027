import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** It looks like `OUT-7K3M-9QXA`. */
export function makePayoutRef() {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length])
  return ['OUT', letters.slice(0, 4).join(''), letters.slice(4).join('')].join('-')
}
