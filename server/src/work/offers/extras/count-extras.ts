import type { Reader } from '../../../platform/database/database.ts'
import { waitingExtras } from '../offer-store.ts'

export const countExtras = async (db: Reader, orderId: string, now: Date) =>
  (await waitingExtras(db, orderId, now)).length
