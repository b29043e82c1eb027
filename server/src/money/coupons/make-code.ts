import { randomBytes } from 'node:crypto'

/** No letter is taken for another when it is copied by hand, as in order numbers. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code has sixty random bits, so that nobody guesses one: `GIFT-7K3M-9QXA-2BTW`. */
export function makeCode(word: 'GIFT' | 'CREDIT') {
  const letters = Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return [word, ...(letters.match(/.{4}/g) ?? [])].join('-')
}

/** A code may be typed in small letters. */
export const readCode = (typed: string) => typed.toUpperCase()
