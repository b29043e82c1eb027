import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { debtOwedAgain } from '../../ledger/templates/debt-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { amountsLost } from './dispute-store.ts'
import { oweOrBear } from './owe-or-bear.ts'

interface Lost {
  /** The id is the one of its row. */
  id: string
  cause: string
  dispute: DisputeState
}

/** L11d. A client's bank takes back what they paid of a debt: they owe it again. Answers how much of it. */
export async function takeFromDebt(
  context: Context,
  tx: Tx,
  { payment, activity }: HeldAttempt,
  { id, cause, dispute }: Lost,
) {
  const { currency, payer_id: client } = payment
  if (activity.status !== 'success' || currency !== dispute.currency) return 0
  const earlier = (await amountsLost(tx, payment.id, id)).reduce((sum, amount) => sum + amount, 0)
  const amount = Math.min(dispute.amount, payment.amount - payment.refunded_amount - earlier)
  if (amount <= 0) return 0
  await postEntry(context, tx, {
    ...debtOwedAgain({ currency, client, amount }),
    cause,
    orderId: null,
    actorId: null,
    requestId: null,
  })
  await oweOrBear(context, tx, { client, currency, cause })
  return amount
}
