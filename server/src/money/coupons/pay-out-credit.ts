import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { creditCashedOut } from '../ledger/templates/payment-templates.ts'
import { couponMachine } from './coupon-state.ts'
import { type CouponRow, findCoupon, setCoupon } from './store.ts'

interface PaidOut {
  coupon: Pick<CouponRow, 'id' | 'owner_id' | 'currency' | 'balance'>
  amount: number
  /** Under which it waits in the books. */
  refund: string
  cause: string
  by: By
}

/** L7. The credit is gone from its coupon, and waits to be paid out; what a refund gave back to it since stays. */
export async function takeCredit(context: Context, tx: Tx, { coupon, amount, refund, cause, by }: PaidOut) {
  const { id, owner_id, currency, balance } = coupon
  if (!owner_id) throw new Error(`Credit ${id} is nobody’s`)
  await postEntry(context, tx, {
    ...creditCashedOut({ currency, refund, client: owner_id, amount }),
    cause,
    orderId: null,
    actorId: by.id,
    requestId: by.requestId,
  })
  await setCoupon(tx, id, { balance: balance - amount, updated_at: context.clock.now() })
}

/** U5. A refund of an order may have given something back to it meanwhile: then it stays usable. */
export async function endCredit(context: Context, tx: Tx, id: string) {
  const { balance } = await findCoupon(tx, id)
  if (balance === 0)
    await performOrSkip(
      context,
      tx,
      couponMachine.payOut,
      { id },
      { patch: { updated_at: context.clock.now() } },
    )
}
