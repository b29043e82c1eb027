import type { Tx } from '../../platform/database/database.ts'
import { lockCreditOf } from './store.ts'

interface Payment {
  id: string
  payer_id: string
  currency: string
}

/** It sums what of a payment became credit, also what is spent of that by now. */
export const lockKeptFrom = async (tx: Tx, { id, payer_id, currency }: Payment) =>
  (await lockCreditOf(tx, payer_id, currency))
    .filter(({ payment_id }) => payment_id === id)
    .reduce((sum, { amount }) => sum + amount, 0)
