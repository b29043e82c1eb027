import type { Reader } from '../../platform/database/database.ts'
import { goalsById } from './store.ts'

/** Null means that there is no decision yet. */
export const decidedAt = async (db: Reader, id: number) => (await goalsById(db, [id]))[0]?.decided_at ?? null
