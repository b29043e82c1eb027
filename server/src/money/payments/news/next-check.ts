import { MINUTE_MS } from '../../../platform/clock.ts'

const later = (ms: number) => (now: Date) => new Date(now.getTime() + ms)

/** A call without an answer is made again after this. */
export const soon = later(MINUTE_MS)
/** An open thing is asked about after this. */
export const inAWhile = later(10 * MINUTE_MS)
