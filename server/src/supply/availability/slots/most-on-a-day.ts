import type { NewPeriod } from '../hours/hours-store.ts'

/** A day that is blocked whole counts as one range. */
export function mostOnADay(periods: NewPeriod[]) {
  const count = ({ ranges }: NewPeriod) => Math.max(1, ranges.length)
  // It is the first day of one of them.
  return Math.max(
    0,
    ...periods.map(({ from_day: day }) =>
      periods
        .filter(({ from_day, until_day }) => from_day <= day && day <= until_day)
        .reduce((sum, period) => sum + count(period), 0),
    ),
  )
}
