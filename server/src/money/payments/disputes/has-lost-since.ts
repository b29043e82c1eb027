import type { Reader } from '../../../platform/database/database.ts'
import { disputeLostSince } from './dispute-store.ts'

export const hasLostSince = async (db: Reader, orderId: string, since: Date) =>
  (await disputeLostSince(db, orderId, since)) !== undefined
