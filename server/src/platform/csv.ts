/** A spreadsheet would take these for a formula. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** A text that looks like a formula is told to be text; control characters have no place in it. */
export const csvLine = (cells: readonly (string | null)[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | null) {
  if (value === null) return ''
  if (NUMBER.test(value)) return value
  const plain = value.replaceAll(/\p{Cc}+/gu, ' ')
  const text = FORMULA.test(plain) ? `'${plain}` : plain
  return /[",;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
