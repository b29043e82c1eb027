import type { Reader } from '../../platform/database/database.ts'
import { findLastGoodCheck } from './check-store.ts'

/** When the ledger was last found to be as it was written; null where it never was. */
export const lastGoodCheck = async (db: Reader) => (await findLastGoodCheck(db))?.done_at ?? null
