import { isFilled, type SeenRange } from './week.ts'

/** Rows that say something are numbered; a row that is empty is not sent. */
export function numbersOf(ranges: readonly SeenRange[], first: number, required: boolean) {
  let next = first
  const isFirstMissing = required && !ranges.some(isFilled)
  return ranges.map((range, index) =>
    isFilled(range) || (isFirstMissing && index === 0) ? next++ : undefined,
  )
}
