import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type By, SYSTEM } from '../../../platform/http/by.ts'
import type { HeldRefund } from '../refunds/hold-refund.ts'
import { setRefund } from '../refunds/refund-store.ts'

/** R3 or R4: from now on it waits for an answer. Its payer and our team are told; what it belonged to goes on. */
export async function tellOfFailure(
  context: Context,
  tx: Tx,
  held: HeldRefund,
  step: 'R3' | 'R4',
  by: By = SYSTEM,
) {
  const at = await beginWaiting(context, tx, held)
  const until = new Date(at.getTime() + (await ruleMs(tx, 'failed_refund')))
  await tell(
    context,
    tx,
    {
      fact: 'refund_failed',
      ...readerOf(held),
      refund: held.refund.id,
      step,
      along: { held, at, until },
    },
    by,
  )
}

/** The time to answer begins. */
export async function beginWaiting(context: Context, tx: Tx, { refund }: Pick<HeldRefund, 'refund'>) {
  const now = context.clock.now()
  await setRefund(tx, refund.id, {
    failed_at: now,
    told_at: now,
    warned_hours: null,
    warned_at: null,
    updated_at: now,
  })
  return now
}

/** Clients pay for orders, agents for their plan: each is told in the mode in which they paid. */
export const readerOf = ({ payment: { payable, payer_id } }: Pick<HeldRefund, 'payment'>) =>
  payable === 'subscription' ? { agent: payer_id } : { person: payer_id }
