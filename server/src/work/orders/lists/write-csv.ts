/** A program for tables takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/

/** One row as RFC 4180 has it; what people wrote is never a formula. */
export const csvRow = (cells: readonly (string | number | null)[]) =>
  `${cells.map((cell) => `"${safe(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`

const safe = (cell: string) => (FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell)
