import type { Reader } from '../../../platform/database/database.ts'
import { countOpenAlarms } from '../news/event-store.ts'

export const countPaymentAlarms = (db: Reader) => countOpenAlarms(db)
