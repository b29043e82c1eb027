import type { Reader } from '../../../platform/database/database.ts'
import { ratesInUse } from './rates-store.ts'

/** Nobody pays by them. */
export const ratesToRead = (db: Reader) => ratesInUse(db)
