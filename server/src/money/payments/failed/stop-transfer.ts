import type { Context } from '../../../context.ts'
import { perform, performOrFail } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { HeldRefund } from '../refunds/hold-refund.ts'
import { refundMachine } from '../refunds/refund-state.ts'
import { beginWaiting, readerOf } from './tell-of-failure.ts'
import { refundTransferMachine } from './transfer-state.ts'
import { transferOf } from './transfer-store.ts'

/** R9 and X3: it is not made, and its payer chooses again; told with the reason where it was not they. */
export async function stopTransfer(context: Context, tx: Tx, held: HeldRefund, reason: string | null) {
  const { refund } = held
  const now = context.clock.now()
  await perform(context, tx, refundMachine.stopBank, refund, { patch: { updated_at: now } })
  const transfer = await transferOf(tx, refund.id)
  if (!transfer) throw new Error(`Refund ${refund.id} was to be paid by bank, and nobody knows where`)
  const gone = { sealed_details: null, reason, updated_at: now }
  await performOrFail(context, tx, refundTransferMachine.withdraw, transfer, { patch: gone })
  await beginWaiting(context, tx, held)
  if (reason)
    await tell(context, tx, {
      fact: 'refund_stopped',
      ...readerOf(held),
      refund: refund.id,
      along: { held, transfer: transfer.id, reason },
    })
}
