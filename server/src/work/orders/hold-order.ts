import type { Tx } from '../../platform/database/database.ts'
import { type LockedOrder, lockOrder } from './move-store.ts'

export type HeldOrder = LockedOrder

/** For what belongs to an order: until the transaction ends nobody else moves it. */
export const holdOrder = (tx: Tx, id: string): Promise<HeldOrder | undefined> => lockOrder(tx, id)
