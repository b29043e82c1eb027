import type { Reader } from '../../platform/database/database.ts'
import { usedOf } from './store.ts'

/** The order is the one in which refunds give it back. */
export const couponUsesOf = (db: Reader, paymentIds: string[]) =>
  paymentIds.length > 0 ? usedOf(db, paymentIds) : Promise.resolve([])
export type CouponUse = Awaited<ReturnType<typeof usedOf>>[number]
