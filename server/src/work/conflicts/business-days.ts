import { DAY_MS } from '../../platform/clock.ts'

/** Saturdays and Sundays in UTC do not count. */
export function afterBusinessDays(from: Date, days: number) {
  let at = from
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS)
    if (at.getUTCDay() % 6 !== 0) left--
  }
  return at
}
