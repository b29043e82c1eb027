import { dayIn } from '@sojourn/contract/dates/clocks'
import { browserZone } from '../api/browser-zone.ts'

/** The day on the wall of whoever types. */
export const localDay = (date: Date) => dayIn(date, browserZone())
