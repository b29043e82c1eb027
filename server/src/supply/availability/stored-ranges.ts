import type { TimeRange } from '@sojourn/contract/availability'
import { minuteOf } from '@sojourn/contract/day-time'
import type { StoredRange } from './hours-store.ts'

/** The wire has ends as they are stored. */
export const toStored = ({ start, end }: TimeRange): StoredRange => [minuteOf(start), minuteOf(end)]
