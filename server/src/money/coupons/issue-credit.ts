import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Entry, postEntry } from '../ledger/post-entry.ts'
import { refundKeptAsCredit } from '../ledger/templates/payment-templates.ts'
import { makeCode } from './make-code.ts'
import { payDebtWithCredit } from './pay-debt-with-credit.ts'
import { addCoupons } from './store.ts'

interface Credit extends Pick<Entry, 'cause' | 'orderId' | 'actorId' | 'requestId'> {
  clientId: string
  /** The payment it is kept from, whose card it can go back to later. */
  paymentId: string | null
  refundId: string
  amount: number
  currency: string
}

/**
 * L5b and U1 in one: what the books say a client has, and the coupons it is spent with, are never two things. What the
 * client owes is paid with it first.
 */
export async function issueCredit(
  context: Context,
  tx: Tx,
  { clientId, paymentId, refundId, amount, currency, ...cause }: Credit,
) {
  const kept = refundKeptAsCredit({ currency, refund: refundId, client: clientId, amount })
  if (!(await postEntry(context, tx, { ...kept, ...cause }))) return
  const now = context.clock.now()
  await addCoupons(tx, [
    {
      code: makeCode('CREDIT'),
      kind: 'credit',
      owner_id: clientId,
      payment_id: paymentId,
      currency,
      amount,
      balance: amount,
      note: 'Kept from a refund',
      created_at: now,
      updated_at: now,
    },
  ])
  await payDebtWithCredit(context, tx, clientId, currency)
}
