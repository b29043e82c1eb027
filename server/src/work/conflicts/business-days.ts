import { DAY_MS } from '../../platform/clock.ts'

/** So many days later, of which Saturdays and Sundays in UTC are none. */
export function afterBusinessDays(from: Date, days: number) {
  let at = from
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS)
    if (at.getUTCDay() % 6 !== 0) left--
  }
  return at
}
