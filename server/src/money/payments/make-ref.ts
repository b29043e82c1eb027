import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** It looks like `PAY-7K3M-9QXA-2BCD`: sixty bits nobody guesses, without the letters one misreads. */
export function makePaymentRef() {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length])
  const groups = [0, 4, 8].map((start) => letters.slice(start, start + 4).join(''))
  return ['PAY', ...groups].join('-')
}
