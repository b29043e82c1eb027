import type { Reader } from '../../platform/database/database.ts'
import { conflictsOf } from './store.ts'

/** Our team reads the newest first. */
export const conflictLinesOf = (db: Reader, orderId: string) => conflictsOf(db, orderId)
