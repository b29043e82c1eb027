import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { returnCoupons } from '../../coupons/return-coupons.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { postWithHoldings } from '../../ledger/post-with-holdings.ts'
import type { Posting } from '../../ledger/posting.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { takenByDispute } from '../../ledger/taken-by-dispute.ts'
import {
  disputeLost,
  disputeOpened,
  disputePulled,
  disputeWon,
  type Taken,
} from '../../ledger/templates/dispute-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import type { LeftOfOrder } from '../refunds/left-of-order.ts'
import { isGone } from './owe-or-bear.ts'

interface Begun {
  cause: string
  dispute: DisputeState
  left: LeftOfOrder
}

/** The bank has taken the payment: the money of the order waits with it. */
export async function bookTaken(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, dispute, left }: Begun,
) {
  const { whole, currency, order, charged } = ofOrder(held, dispute)
  const { fee } = dispute
  const released = left.isReleased ? { share: left.share, commission: left.commission } : null
  await postTaken(context, tx, held, { cause, released }, (taken) =>
    disputeOpened({ ...whole, ...taken, fee }),
  )
  await post(context, tx, held, cause, [disputePulled({ currency, order, charged })])
}

interface Ended {
  cause: string
  fee: number
  agentAtFault: string | null
  dispute: DisputeState
}

/** The bank gave the payment back, or keeps it. */
export async function bookEnd(context: Context, tx: Tx, held: HeldAttempt, ended: Ended) {
  await (ended.dispute.state === 'won' ? bookWon : bookLost)(context, tx, held, ended)
}

async function bookWon(context: Context, tx: Tx, held: HeldAttempt, { cause, dispute }: Ended) {
  const { whole, charged } = ofOrder(held, dispute)
  const released = await takenByDispute(tx, cause)
  await postTaken(context, tx, held, { cause, released }, (taken) =>
    disputeWon({ ...whole, ...taken, charged }),
  )
}

async function bookLost(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, fee, agentAtFault, dispute }: Ended,
) {
  const { payment, payable } = held
  const { currency, order } = ofOrder(held, dispute)
  // The part that coupons paid is its owner's again, in the books as on the coupons, unless nobody is there to have the credit.
  const { promo_amount: promo, credit_amount: credit, payer_id } = payment
  const client = (await isGone(tx, payer_id)) ? null : payer_id
  await post(context, tx, held, cause, [
    disputeLost({ currency, order, client, promo, credit, fee, agentAtFault }),
  ])
  await returnCoupons(context, tx, payment.id, { promo, credit: client ? credit : 0 })
  if (agentAtFault)
    await recoverDebt(context, tx, {
      cause,
      orderId: payable.orderId,
      actorId: null,
      requestId: null,
      agent: agentAtFault,
      currency,
    })
}

function ofOrder({ payment, payable }: HeldAttempt, { amount: charged }: DisputeState) {
  const { currency, taxes } = payment
  const order = payable.id
  const whole = { currency, order, taxes, held: { escrow: payment.price - payment.agent_amount } }
  return { whole, currency, order, charged }
}

interface TakenFrom {
  cause: string
  /** The agent’s share and our commission, where the money was released; null where it is protected still. */
  released: { share: number; commission: number } | null
}

/** Money goes from the order or back to it; after the release it is the agent's and ours, by what the agent has at the moment. */
async function postTaken(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, released }: TakenFrom,
  make: (taken: { held?: Taken }) => Posting,
) {
  const { agentId: agent } = held.payable
  if (!released || !agent) return post(context, tx, held, cause, [make({})])
  const { currency } = held.payment
  const entry = { cause, orderId: held.payable.orderId, actorId: null, requestId: null, agent, currency }
  await postWithHoldings(context, tx, entry, (holdings) => make({ held: { agent, ...released, holdings } }))
}

async function post(context: Context, tx: Tx, { payable }: HeldAttempt, cause: string, postings: Posting[]) {
  for (const posting of postings)
    await postEntry(context, tx, {
      ...posting,
      cause,
      orderId: payable.orderId,
      actorId: null,
      requestId: null,
    })
}
