import { MINUTE_MS } from '../../../platform/clock.ts'

const later = (ms: number) => (now: Date) => new Date(now.getTime() + ms)

/** When something without an answer is sent again. */
export const soon = later(MINUTE_MS)
/** When something open is asked about. */
export const inAWhile = later(10 * MINUTE_MS)
