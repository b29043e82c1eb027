/** Letters that are not another one with a mark on it. */
const ALONE: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }

/** Marks of other scripts make other letters. */
const MARKS = /[\u0300-\u036f]/g

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøđłæœı]/g, (letter) => ALONE[letter] ?? letter)

/** The words have no case, marks and signs, and keep their order. */
export const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The dictionary takes `H-1B`, `h1b` and `H 1B` for one. */
export const keyOf = (text: string) => wordsIn(text).join('')
