import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'

/** The tries after the first are on days 1, 3 and 5. */
const WAITS = [1 * DAY_MS, 2 * DAY_MS, 2 * DAY_MS]

const LAST_WAIT = HOUR_MS

export const hasTriesLeft = (tries: number) => tries <= WAITS.length

export const tryAfter = (tries: number, now: Date) =>
  new Date(now.getTime() + (WAITS[tries - 1] ?? LAST_WAIT))
