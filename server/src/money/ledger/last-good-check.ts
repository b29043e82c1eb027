import type { Reader } from '../../platform/database/database.ts'
import { findLastGoodCheck } from './check-store.ts'

/** Null means that no check ever found the ledger as it was written. */
export const lastGoodCheck = async (db: Reader) => (await findLastGoodCheck(db))?.done_at ?? null
