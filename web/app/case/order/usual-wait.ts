import { addDays, daysBetween } from '@sojourn/contract/dates/day-steps'

interface Known {
  /** All are days, YYYY-MM-DD. */
  filed: string
  today: string
  /** The client's goal expects the visa by then. */
  wanted: string
  usual: { min_days: number; max_days: number }
}

export interface UsualWait {
  /** An answer usually comes between these days. */
  from: string
  until: string
  /** Today lies before, within or after them. */
  place: 'before' | 'within' | 'after'
  /** The goal's date comes before the usual time is over. */
  endsAfterGoal: boolean
}

export function usualWait({ filed, today, wanted, usual }: Known): UsualWait {
  const from = addDays(filed, usual.min_days)
  const until = addDays(filed, usual.max_days)
  return {
    from,
    until,
    place: today < from ? 'before' : today <= until ? 'within' : 'after',
    endsAfterGoal: wanted < until,
  }
}

/** A clock that is slow does not count backwards. */
export const daysSince = (filed: string, today: string) => Math.max(0, daysBetween(filed, today))
