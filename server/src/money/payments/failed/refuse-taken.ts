import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import type { HeldRefund } from '../refunds/hold-refund.ts'
import { roomOnCharge } from './failed-refund-store.ts'

/** Nobody is paid by their bank and by us: what a lost chargeback took is not paid again (R12 ends it). */
export async function refuseTaken(tx: Tx, { refund }: HeldRefund) {
  if ((await roomOnCharge(tx, refund.activity_id, refund.id)) < refund.amount)
    throw notNow('The bank has taken this payment back itself, so it is not refunded a second time.')
}
