import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'

export const DAY_BEFORE_MS = DAY_MS
export const HOUR_BEFORE_MS = HOUR_MS

/** Nobody needs a reminder of what they have just been told: how many of the two are not sent any more. */
export function remindedAt(starts: Date, now: Date): 0 | 1 | 2 {
  const left = starts.getTime() - now.getTime()
  if (left > DAY_BEFORE_MS) return 0
  return left > HOUR_BEFORE_MS ? 1 : 2
}
