import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { subscriptionTakenBack } from '../../ledger/templates/payment-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { partsOfPlanRefund } from '../refunds/parts-of-plan-refund.ts'
import { lockRefundsOf } from '../refunds/refund-store.ts'
import { amountsLost } from './dispute-store.ts'

interface Lost {
  /** The id is the one of its row. */
  id: string
  cause: string
  dispute: DisputeState
}

/** L10c. A lost dispute takes what is left of a plan's payment from our fee and its taxes. Answers how much it took. */
export async function takeFromPlan(
  context: Context,
  tx: Tx,
  { payment, activity }: HeldAttempt,
  { id, cause, dispute }: Lost,
) {
  const { currency } = payment
  if (activity.status !== 'success' || currency !== dispute.currency) return 0
  const refunds = await lockRefundsOf(tx, activity.id)
  const earlier = [...refunds.map(({ amount }) => amount), ...(await amountsLost(tx, payment.id, id))]
  const left = payment.amount - earlier.reduce((sum, amount) => sum + amount, 0)
  const amount = Math.min(dispute.amount, left)
  if (amount <= 0) return 0
  const parts = partsOfPlanRefund(payment, earlier, amount)
  await postEntry(context, tx, {
    ...subscriptionTakenBack({ currency, ...parts }),
    cause,
    orderId: null,
    actorId: null,
    requestId: null,
  })
  const taken = { id, paymentId: payment.id, amount, ...parts, isAll: amount === left }
  await context.payables[payment.payable].markChargedBack?.(context, tx, taken)
  return amount
}
