import { monthName } from '@sojourn/contract/dates/moments'

/** `2026-12` before `2027-01`. */
export function monthBefore(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** Its name without the year. */
export const inMonth = (month: string) => monthName(month).split(' ')[0]
