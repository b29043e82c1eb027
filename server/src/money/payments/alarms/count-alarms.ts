import type { Reader } from '../../../platform/database/database.ts'
import { countOpenAlarms } from '../news/event-store.ts'

/** How many payments people have to look at. */
export const countPaymentAlarms = (db: Reader) => countOpenAlarms(db)
