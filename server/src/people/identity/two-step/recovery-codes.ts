import { randomInt } from 'node:crypto'

const COUNT = 10
/** No letter that looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const fourLetters = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const newRecoveryCodes = () => Array.from({ length: COUNT }, () => `${fourLetters()}-${fourLetters()}`)

export const readRecoveryCode = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
