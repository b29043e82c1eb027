import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { findHeld } from '../move-store.ts'
import { giveUpOrder } from '../unpaid/give-up-order.ts'
import { waitingStageOf } from './stage-store.ts'

/** Listens to an order that ended with its money back: nobody pays for the stage after it. */
export async function stopAfterRefund(context: Context, tx: Tx, { order: id }: { order: string }) {
  const order = await findHeld(tx, id)
  if (order?.status !== 'cancelled' || order.stage_count === 1) return
  const waiting = await waitingStageOf(tx, order.case_id)
  if (waiting) await giveUpOrder(acting(context, SYSTEM), tx, waiting.id, OWN_REASONS.stage_refunded)
}
