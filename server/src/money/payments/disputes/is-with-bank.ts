import type { Reader } from '../../../platform/database/database.ts'
import { openDisputeOf } from './dispute-store.ts'

/** The bank of whoever paid decides about the payment, or about a part of it. */
export const isWithBank = async (db: Reader, orderId: string) =>
  (await openDisputeOf(db, orderId)) !== undefined
