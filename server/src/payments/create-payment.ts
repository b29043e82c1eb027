import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { lockLiveActivity } from './activity-store.ts'
import { freezeAgain, freezeTotals, frozenUntil } from './freeze-totals.ts'
import { makePaymentRef } from './make-ref.ts'
import { payables } from './payables.ts'
import { isOpen } from './payment-state.ts'
import { showPaymentById } from './show-payment.ts'
import { addPayment, lockPaymentOf, type PayableType } from './store.ts'

interface Wanted {
  payable: PayableType
  payable_id: string
}

/** P1. One payment for what is paid: the open one is given again, with amounts that stand. */
export function createPayment(context: Context, actor: Person, { payable: kind, payable_id }: Wanted) {
  return transact(context, async (tx) => {
    const payable = await payables[kind].take(context, tx, actor.id, payable_id)
    const now = context.clock.now()
    const open = await lockPaymentOf(tx, kind, payable_id)
    if (open) {
      const isStale =
        isOpen(open.status) && open.frozen_until <= now && !(await lockLiveActivity(tx, open.id))
      if (isStale) await freezeAgain(context, tx, open, payable)
      return showPaymentById(tx, open.id)
    }
    const id = await addPayment(tx, {
      ref: makePaymentRef(),
      payer_id: actor.id,
      payable: kind,
      payable_id,
      title: payable.title,
      seller: payable.seller,
      currency: payable.currency,
      price: payable.price,
      amount: payable.price,
      frozen_until: frozenUntil(now),
      created_at: now,
      updated_at: now,
    })
    await freezeTotals(context, tx, { id, payer_id: actor.id }, payable, [])
    return showPaymentById(tx, id)
  })
}
