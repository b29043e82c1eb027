import type { Reader } from '../../platform/database/database.ts'
import { oldestUnsealed } from './seal-store.ts'

/** For how many seconds the oldest entry has waited for its seal; null where none waits. */
export const waitingForSeal = (db: Reader) => oldestUnsealed(db)
