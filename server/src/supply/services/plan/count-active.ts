import type { Reader } from '../../../platform/database/database.ts'
import { countServices } from '../store.ts'

export const countActive = async (db: Reader, agentId: string) => (await countServices(db, agentId)).active
