import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { lockCoupon, paymentsKeeping, setCoupon } from './store.ts'

/** A gift nobody has used ends now; one that has ended stays so. */
export function withdrawPromo(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    const coupon = await lockCoupon(tx, { id })
    if (!coupon) throw new Refusal('not_found')
    if (coupon.kind === 'credit') throw notNow('This is a client’s own money. It cannot be withdrawn.')
    if (coupon.status !== 'active') throw notNow('This coupon has already been used.')
    const now = context.clock.now()
    if (coupon.expires_at && coupon.expires_at <= now) return
    if ((await paymentsKeeping(tx, [id], now)).length > 0)
      throw notNow('Someone is paying with this coupon at the moment. Please try again in half an hour.')
    await setCoupon(tx, id, { expires_at: now, updated_at: now })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'withdraw_promo',
      subject_id: coupon.owner_id ?? actor.id,
      details: { coupon: id, amount: String(coupon.amount) },
    })
  })
}
