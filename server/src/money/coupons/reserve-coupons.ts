import type { FieldError } from '@sojourn/contract/calls/errors'
import type { Context } from '../../context.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCode } from './make-code.ts'
import { payDebtWithCredit } from './pay-debt-with-credit.ts'
import { addUse, type CouponRow, holdersOf, lockCouponsFor, setCoupon, setUses, usesOf } from './store.ts'

const RESERVED_MS = 30 * MINUTE_MS

export const reservedUntil = (now: Date) => new Date(now.getTime() + RESERVED_MS)

interface Wanted {
  paymentId: string
  payerId: string
  codes: string[]
  currency: string
  /** Coupons are not taken off yet. */
  total: number
  /** The agent sells it: a coupon an agent gave is for that agent alone. */
  agentId: string | null
}

/** U2. These coupons and no others are the payment's for 30 minutes: gifts first, then the client's own credit. */
export async function reserveCoupons(context: Context, tx: Tx, { paymentId, codes, ...wanted }: Wanted) {
  const now = context.clock.now()
  const asked = [...new Set(codes.map(readCode))]
  await payDebtWithCredit(context, tx, wanted.payerId, wanted.currency)
  const locked = await lockCouponsFor(tx, paymentId, asked)
  await giveBackAll(tx, paymentId, now)
  const holders = new Map(
    (
      await holdersOf(
        tx,
        locked.map(({ id }) => id),
      )
    ).map((use) => [use.coupon_id, use]),
  )

  const wrong: FieldError[] = []
  const found: CouponRow[] = []
  for (const code of asked) {
    const coupon = locked.find((one) => one.code === code)
    const holder = coupon && holders.get(coupon.id)
    const isKept = holder !== undefined && (holder.state === 'kept' || holder.reserved_until > now)
    const message = reasonAgainst(code, coupon, { ...wanted, now, isKept })
    if (message) wrong.push({ field: 'coupons', message })
    else if (coupon) found.push(coupon)
  }
  refuse(wrong)

  let left = wanted.total
  const taken: { code: string; kind: 'promo' | 'credit'; funder: 'platform' | 'agent'; amount: number }[] = []
  for (const coupon of found.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const { id, code, kind, funder } = coupon
    const amount = Math.min(left, coupon.balance)
    if (amount === 0)
      refuse([{ field: 'coupons', message: `Coupon ${code} is not needed. There is nothing left to pay.` }])
    const over = holders.get(id)
    if (over) await setUses(tx, [over.id], { state: 'lost', updated_at: now })
    // Typed at the till, a gift is claimed by using it.
    if (coupon.owner_id === null) await setCoupon(tx, id, { owner_id: wanted.payerId, updated_at: now })
    await addUse(tx, {
      coupon_id: id,
      payment_id: paymentId,
      amount,
      state: 'reserved',
      reserved_until: reservedUntil(now),
      created_at: now,
      updated_at: now,
    })
    left -= amount
    taken.push({ code, kind, funder, amount })
  }
  return taken
}

const rankOf = ({ kind }: CouponRow) => (kind === 'promo' ? 0 : 1)

function refuse(fields: FieldError[]) {
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
}

async function giveBackAll(tx: Tx, paymentId: string, now: Date) {
  const own = (await usesOf(tx, paymentId)).filter(({ state }) => state !== 'used' && state !== 'freed')
  await setUses(
    tx,
    own.map(({ id }) => id),
    { state: 'freed', updated_at: now },
  )
}

interface Facts extends Pick<Wanted, 'payerId' | 'currency' | 'agentId'> {
  now: Date
  isKept: boolean
}

function reasonAgainst(
  code: string,
  coupon: CouponRow | undefined,
  { payerId, currency, agentId, now, isKept }: Facts,
) {
  // One sentence for both, so that nobody learns which codes there are.
  if (!coupon || (coupon.owner_id !== null && coupon.owner_id !== payerId))
    return `Coupon ${code} isn’t valid.`
  if (coupon.held_for)
    return `Coupon ${code} is on hold while a bank looks into payment ${coupon.held_for}, which it came from.`
  if (coupon.in_refund)
    return `Coupon ${code} is being paid out to you. Take that request back to pay with it.`
  if (coupon.status !== 'active' || coupon.balance === 0) return `Coupon ${code} has been used.`
  if (coupon.expires_at && coupon.expires_at <= now) return `Coupon ${code} has expired.`
  if (coupon.currency !== currency)
    return `Coupon ${code} is in ${coupon.currency}, but this payment is in ${currency}.`
  if (coupon.agent_id && coupon.agent_id !== agentId) return `Coupon ${code} is for another agent.`
  if (isKept)
    return `Coupon ${code} is reserved for another payment. Remove it there, or try again in half an hour.`
  return null
}
