import type { Reader } from '../../../platform/database/database.ts'
import { countServices } from '../store.ts'

/** How many services of an agent clients can order. */
export const countActive = async (db: Reader, agentId: string) => (await countServices(db, agentId)).active
