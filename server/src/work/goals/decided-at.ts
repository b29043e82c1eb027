import type { Reader } from '../../platform/database/database.ts'
import { goalsById } from './store.ts'

/** When the authority's decision on a goal was first told; null while there is none. */
export const decidedAt = async (db: Reader, id: number) => (await goalsById(db, [id]))[0]?.decided_at ?? null
