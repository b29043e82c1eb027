import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { postWithHoldings } from '../../ledger/post-with-holdings.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { split } from '../../ledger/split.ts'
import { disputeBorne, disputeTaken } from '../../ledger/templates/dispute-templates.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import { leftOf } from '../refunds/left-of-order.ts'
import { tellOfCharge } from '../tell-of-charge.ts'
import { takeFromCredit } from './follow-with-credit.ts'
import { takeFromDebt } from './take-from-debt.ts'
import { takeFromPlan } from './take-from-plan.ts'

interface Ended {
  /** The id is the one of its row. */
  id: string
  cause: string
  dispute: DisputeState
  /** The agent bears its fee if it is lost; null means that we do. */
  agentAtFault: string | null
}

/**
 * The end of a dispute whose money was not held back, as it was about a part of the payment or about a plan. Lost, it takes
 * what is left of the order, from the agent and us after the release; what it took beyond that is our loss, and its fee too,
 * unless the agent is at fault.
 */
export async function closeUnheld(context: Context, tx: Tx, held: HeldAttempt, ended: Ended) {
  const { cause, dispute, agentAtFault } = ended
  const { amount, fee, currency, state } = dispute
  const taken = state === 'lost' ? await takeFrom[held.payable.sells](context, tx, held, ended) : 0
  const beyond = state === 'lost' ? amount - taken : 0
  const borne = { currency, beyond, fee, agentAtFault: state === 'lost' ? agentAtFault : null }
  await postEntry(context, tx, { ...disputeBorne(borne), ...entryOf(held, cause) })
  if (borne.agentAtFault)
    await recoverDebt(context, tx, { ...entryOf(held, cause), agent: borne.agentAtFault, currency })
  const kind = state === 'lost' ? 'dispute_lost' : 'dispute_won'
  await tellOfCharge(context, tx, held, dispute, { kind, about: `${dispute.id}:${state}` })
}

type Lost = Pick<Ended, 'id' | 'cause' | 'dispute'>

/** First what is left of the order or the plan, then the credit that was kept from it. */
const thenFromCredit =
  (takeFirst: typeof takeFromPlan) => async (context: Context, tx: Tx, held: HeldAttempt, lost: Lost) => {
    const taken = await takeFirst(context, tx, held, lost)
    return taken + (await takeFromCredit(context, tx, held, { ...lost, amount: lost.dispute.amount - taken }))
  }

export const takeFrom = {
  work: thenFromCredit(takeFromOrder),
  plan: thenFromCredit(takeFromPlan),
  debt: takeFromDebt,
}

/** L8e. Answers how much of it the order bore. */
async function takeFromOrder(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { cause, dispute }: Pick<Ended, 'cause' | 'dispute'>,
) {
  const { payment, payable, activity } = held
  const { currency } = payment
  if (activity.status !== 'success' || currency !== dispute.currency) return 0
  const left = await leftOf(tx, payment)
  const taken = Math.min(dispute.amount, left.total, Math.max(left.sources.card, 0))
  if (taken === 0) return 0
  const [item = 0, ...parts] = split(taken, [left.item, ...left.taxes.map((tax) => tax.amount)])
  const taxes = left.taxes.map(({ code }, index) => ({ code, amount: parts[index] ?? 0 }))
  const of = { currency, order: payable.id, taxes }
  const { agentId: agent } = payable
  const entry = entryOf(held, cause)
  if (!left.isReleased || !agent) {
    await postEntry(context, tx, { ...disputeTaken({ ...of, held: { escrow: item } }), ...entry })
    return taken
  }
  const [share = 0, commission = 0] = item === 0 ? [] : split(item, [left.share, left.commission])
  await postWithHoldings(context, tx, { ...entry, agent, currency }, (holdings) =>
    disputeTaken({ ...of, held: { agent, share, commission, holdings } }),
  )
  return taken
}

const entryOf = ({ payable }: HeldAttempt, cause: string) => ({
  cause,
  orderId: payable.orderId,
  actorId: null,
  requestId: null,
})
