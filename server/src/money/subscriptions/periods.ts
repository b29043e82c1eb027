import type { Term } from '@sojourn/contract/amounts/plans'
import { DAY_MS } from '../../platform/clock.ts'

const MONTHS: Record<Term, number> = { month: 1, year: 12 }

/** The same day so many months later, or the last one of a month that is too short. */
function monthsLater(from: Date, months: number) {
  const first = new Date(from)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return first
}

/** Ends are counted from where periods began. */
export function nextEnd(anchor: Date, term: Term, after: Date): Date {
  const passed =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth()
  let periods = Math.max(1, Math.floor(passed / MONTHS[term]))
  while (monthsLater(anchor, periods * MONTHS[term]) <= after) periods++
  return monthsLater(anchor, periods * MONTHS[term])
}

export interface Period {
  start: Date
  end: Date
}

/** Today is among the days that are left. */
export function daysLeft({ start, end }: Period, now: Date) {
  const all = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
  const left = Math.ceil((end.getTime() - now.getTime()) / DAY_MS)
  return { left: Math.min(Math.max(left, 0), all), all }
}
