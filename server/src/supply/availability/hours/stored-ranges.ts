import { minuteOf, seenEnd } from '@sojourn/contract/dates/day-time'
import type { TimeRange } from '@sojourn/contract/supply/availability'
import type { StoredRange } from './hours-store.ts'

/** The wire has ends as they are stored. */
export const toStored = ({ start, end }: TimeRange): StoredRange => [minuteOf(start), minuteOf(end)]

/** From a minute up to another, which is not part of it. */
export const seenRange = ([start, last]: StoredRange) => ({ start, end: seenEnd(last) })
