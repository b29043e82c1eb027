import type { Reader } from '../../platform/database/database.ts'
import { conflictsOf } from './store.ts'

/** The conflicts of an order, the newest first, for our team. */
export const conflictLinesOf = (db: Reader, orderId: string) => conflictsOf(db, orderId)
