import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockLiveActivity } from './activity-store.ts'
import { makePaymentRef } from './make-ref.ts'
import { isOpen } from './payment-state.ts'
import { refuseDebtor } from './refuse-debtor.ts'
import { showPaymentById } from './show-payment.ts'
import { addPayment, lockPaymentOf, type PayableType } from './store.ts'
import { freezeAgain, totalsOf } from './totals/freeze-totals.ts'
import { viewPayment } from './view.ts'

interface Wanted {
  payable: PayableType
  payable_id: string
}

/** P1. One payment for what is paid: the open one is given again, with amounts that stand. */
export function createPayment(context: Context, actor: Person, { payable: kind, payable_id }: Wanted) {
  return transact(context, async (tx) => {
    const payable = await context.payables[kind].take(context, tx, actor.id, payable_id)
    await refuseDebtor(context, tx, payable)
    const now = context.clock.now()
    const added = await addPayment(tx, {
      ref: makePaymentRef(),
      payer_id: actor.id,
      payable: kind,
      payable_id,
      currency: payable.currency,
      ...totalsOf(context, payable, []),
      created_at: now,
    })
    if (added) return viewPayment(added, undefined)
    const open = await lockPaymentOf(tx, kind, payable_id)
    // Another payment has this very name, once in a million millions.
    if (!open) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
    const isStale = isOpen(open.status) && open.frozen_until <= now && !(await lockLiveActivity(tx, open.id))
    if (isStale) await freezeAgain(context, tx, open, payable)
    return showPaymentById(tx, open.id)
  })
}
