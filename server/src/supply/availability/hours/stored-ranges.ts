import { minuteOf } from '@sojourn/contract/dates/day-time'
import type { TimeRange } from '@sojourn/contract/supply/availability'
import type { StoredRange } from './hours-store.ts'

/** The wire has ends as they are stored. */
export const toStored = ({ start, end }: TimeRange): StoredRange => [minuteOf(start), minuteOf(end)]
