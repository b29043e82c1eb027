import { RANGE_INCOMPLETE, RANGE_REVERSED } from '@sojourn/contract/dates/day-range'
import type { Day } from './calendar-days.ts'
import { type DateLimits, dateProblem } from './date-rules.ts'

export interface RangeLimits extends DateLimits {
  /** A start in the past stays as it is; a new one cannot be put there. */
  lockPastStart?: { today: Day } | undefined
}

export function isStartLocked(start: Day | '', { lockPastStart }: RangeLimits) {
  return lockPastStart !== undefined && start !== '' && start < lockPastStart.today
}

/** The earliest day that can be chosen: a past that is locked is closed to both ends. */
export function earliestDay({ min, lockPastStart }: RangeLimits) {
  const today = lockPastStart?.today
  return min && today ? (min > today ? min : today) : (min ?? today)
}

/** The form judges two empty ones. */
export function rangeProblem(start: Day | '', end: Day | '', limits: RangeLimits): string | undefined {
  if (start === '' && end === '') return undefined
  if (start === '' || end === '') return RANGE_INCOMPLETE
  if (end < start) return RANGE_REVERSED
  const within = { ...limits, min: earliestDay(limits) }
  return (isStartLocked(start, limits) ? undefined : dateProblem(start, within)) ?? dateProblem(end, within)
}
