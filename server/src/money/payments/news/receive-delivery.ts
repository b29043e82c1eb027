import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import type { ProcessorEvent } from '../../../platform/payments/processor.ts'
import { settleAccountNews } from '../../wallets/linking/settle-account.ts'
import { settlePayoutNews } from '../../wallets/payouts/settle-payout.ts'
import { isSettled, settleAttemptIn } from '../attempts/settle-attempt.ts'
import { settleSetupIn } from '../cards/settle-setup.ts'
import { settleDisputeIn } from '../disputes/settle-dispute.ts'
import { isOurs } from '../is-ours.ts'
import { settleRefundIn } from '../refunds/settle-refund.ts'
import { hasEvent, keepEvent, keepWithoutEffect, type Outcome, setOutcome } from './event-store.ts'

type Effect = (tx: Tx) => Promise<Outcome>
const UNKNOWN: Effect = () => Promise.resolve('unknown')
const KNOWN: Effect = () => Promise.resolve('known')

/**
 * Each news counts once: what it is about is read back, since the news may be late; then the event and what
 * it changes are kept together.
 */
export async function receiveDelivery(context: Context, event: ProcessorEvent): Promise<Outcome> {
  const processor = context.processor.name
  if (await hasEvent(context.db, processor, event.id)) return 'known'
  const effect = await effectOf(context, event)
  const kept = {
    processor,
    event_id: event.id,
    kind: event.kind,
    object_id: event.objectId,
    occurred_at: event.occurredAt,
    received_at: context.clock.now(),
  }
  if (effect === KNOWN) {
    await keepWithoutEffect(context.db, kept)
    return 'known'
  }
  return inTransaction(context.db, async (tx) => {
    if (!(await keepEvent(tx, kept))) return 'known'
    const outcome = await effect(tx)
    await setOutcome(tx, processor, event.id, outcome)
    return outcome
  })
}

/** The processor is asked what it says at this moment, whatever the delivery said. */
async function effectOf(context: Context, { kind, objectId }: ProcessorEvent): Promise<Effect> {
  const { processor } = context
  if (!objectId) return UNKNOWN
  switch (kind) {
    case 'attempt': {
      const attempt = await processor.readAttempt(objectId)
      if (attempt && isOurs(attempt) && (await isSettled(context, attempt))) return KNOWN
      return ours(attempt, (state, tx) => settleAttemptIn(context, tx, state.reference, state))
    }
    case 'setup': {
      const setup = await processor.readSetup(objectId)
      return ours(setup, (state, tx) => settleSetupIn(context, tx, state.reference, state))
    }
    case 'refund': {
      const refund = await processor.readRefund(objectId)
      return refund ? (tx) => settleRefundIn(context, tx, refund) : UNKNOWN
    }
    case 'dispute': {
      const dispute = await processor.readDispute(objectId)
      return dispute ? (tx) => settleDisputeIn(context, tx, dispute) : UNKNOWN
    }
    case 'account': {
      const account = await processor.readAccount(objectId)
      return account ? (tx) => settleAccountNews(context, tx, account) : UNKNOWN
    }
    case 'payout': {
      const payout = await processor.readPayout(objectId)
      return payout ? (tx) => settlePayoutNews(context, tx, payout) : UNKNOWN
    }
    default:
      return UNKNOWN
  }
}

const ours = <State extends { reference: string }>(
  state: State | null,
  apply: (state: State, tx: Tx) => Promise<Outcome>,
): Effect => (state && isOurs(state) ? (tx) => apply(state, tx) : UNKNOWN)
