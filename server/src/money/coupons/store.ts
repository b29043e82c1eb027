import { type Insertable, sql, type Updateable } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { like } from '../../platform/database/like.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import type { CouponState } from './coupon-state.ts'

/** Credit that lasts for more payments than this is not to be expected. */
const MOST_USES = 100

const isInRefund = sql<boolean>`exists (
  select from coupon_refund where coupon_id = coupon.id and status in ('pending', 'accepted')
)`

/** The number of the payment it came from, while a bank decides about that; disputes of long ago have no rows. */
const heldFor = sql<string | null>`(
  select payment.ref from payment
  where payment.id = coupon.payment_id and coupon.kind = 'credit' and (
    exists (select from dispute where dispute.payment_id = payment.id and dispute.state = 'open')
    or payment.dispute = 'open' and not exists (select from dispute where dispute.payment_id = payment.id)
  )
)`

const coupons = (db: Reader) =>
  db
    .selectFrom('coupon')
    .select([
      'coupon.id',
      'coupon.code',
      'coupon.kind',
      'coupon.funder',
      'coupon.agent_id',
      'coupon.owner_id',
      'coupon.status',
      'coupon.currency',
      'coupon.amount',
      'coupon.balance',
      'coupon.expires_at',
      'coupon.created_at',
      'coupon.payment_id',
      'coupon.taken_amount',
      isInRefund.as('in_refund'),
      heldFor.as('held_for'),
    ])
export type CouponRow = Awaited<ReturnType<typeof couponsOf>>[number]

/** A reservation that is over has nothing of the coupon. */
const inForce = (now: Date) =>
  sql<boolean>`(coupon_use.state = 'kept' or coupon_use.state = 'reserved' and coupon_use.reserved_until > ${now})`

/** The payment each of these coupons is kept for at this moment. */
export const paymentsKeeping = (db: Reader, couponIds: readonly string[], now: Date) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('payment', 'payment.id', 'coupon_use.payment_id')
    .select(['coupon_id', 'payment.ref'])
    .where('coupon_id', '=', among(couponIds))
    .where(inForce(now))
    .execute()

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
  status: CouponState | undefined
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function couponsOf(db: Reader, ownerId: string, { limit, after, status }: Page) {
  let page = coupons(db)
    .where('coupon.owner_id', '=', ownerId)
    .orderBy('coupon.created_at', 'desc')
    .orderBy('coupon.id', 'desc')
    .limit(limit + 1)
  if (status) page = page.where('coupon.status', '=', status)
  if (after) page = page.where(olderThan(after))
  return page.execute()
}

const olderThan = ([createdAt, id]: [string, string]) =>
  sql<boolean>`(coupon.created_at, coupon.id) < (${createdAt}::timestamptz, ${id}::uuid)`

/** All there are, with whose they are and who made them. */
export function couponsByAge(db: Reader, { limit, after, status, words }: Page & { words: string[] }) {
  let page = coupons(db)
    .leftJoin('person as owner', 'owner.id', 'coupon.owner_id')
    .leftJoin('person as maker', 'maker.id', 'coupon.made_by')
    .leftJoin('payment', 'payment.id', 'coupon.payment_id')
    .select([
      'coupon.note',
      'payment.ref as payment_ref',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'maker.first_name as maker_first_name',
      'maker.last_name as maker_last_name',
    ])
    .orderBy('coupon.created_at', 'desc')
    .orderBy('coupon.id', 'desc')
    .limit(limit + 1)
  if (status) page = page.where('coupon.status', '=', status)
  for (const word of words) {
    const pattern = like(word)
    page = page.where(
      sql<boolean>`concat_ws(' ', coupon.code, coupon.note, owner.first_name, owner.last_name, owner.email) ilike ${pattern}`,
    )
  }
  if (after) page = page.where(olderThan(after))
  return page.execute()
}
export type StaffCouponRow = Awaited<ReturnType<typeof couponsByAge>>[number]

export const findCoupon = (db: Reader, id: string) =>
  coupons(db).where('coupon.id', '=', id).executeTakeFirstOrThrow()

export const ownedCoupon = (db: Reader, ownerId: string, id: string) =>
  coupons(db).where('coupon.id', '=', id).where('coupon.owner_id', '=', ownerId).executeTakeFirst()

export const lockCoupon = async (tx: Tx, by: { id: string } | { code: string }) => {
  const locked = await tx
    .selectFrom('coupon')
    .select('coupon.id')
    .where((eb) => ('id' in by ? eb('coupon.id', '=', by.id) : eb('coupon.code', '=', by.code)))
    .forUpdate('coupon')
    .execute()
  return (await heldNow(tx, locked))[0]
}

/** The statement is one of its own: what other tables say of them is read once nobody else has them. */
const heldNow = (tx: Tx, locked: { id: string }[]): Promise<CouponRow[]> =>
  locked.length === 0
    ? Promise.resolve([])
    : coupons(tx)
        .where('coupon.id', '=', among(locked.map(({ id }) => id)))
        .orderBy('coupon.id')
        .execute()

/** Coupons of these codes and those a payment has are locked in one order, so that two who want the same never wait for each other. */
export const lockCouponsFor = async (tx: Tx, paymentId: string, codes: readonly string[]) => {
  const locked = await tx
    .selectFrom('coupon')
    .select('coupon.id')
    .where((eb) =>
      eb.or([
        eb('coupon.code', '=', sql<string>`any(${codes}::text[])`),
        eb(
          'coupon.id',
          'in',
          eb.selectFrom('coupon_use').select('coupon_id').where('payment_id', '=', paymentId),
        ),
      ]),
    )
    .orderBy('coupon.id')
    .forUpdate('coupon')
    .execute()
  return heldNow(tx, locked)
}

/** Coupons are locked in one order, whatever became of them. */
export const lockCreditOf = async (tx: Tx, ownerId: string, currency: string) => {
  const locked = await tx
    .selectFrom('coupon')
    .select('coupon.id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'credit')
    .where('currency', '=', currency)
    .orderBy('coupon.id')
    .forUpdate('coupon')
    .execute()
  return heldNow(tx, locked)
}

export const lockGiftsOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('coupon')
    .select(['id', 'expires_at'])
    .where('kind', '=', 'promo')
    .where('funder', '=', 'platform')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('coupon_use')
        .innerJoin('payment', 'payment.id', 'coupon_use.payment_id')
        .select('coupon_id')
        .where('payable', '=', 'order')
        .where('payable_id', '=', orderId)
        .where('coupon_use.state', '=', 'used'),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

export const addCoupons = (tx: Tx, rows: Insertable<DB['coupon']>[]) =>
  tx.insertInto('coupon').values(rows).returning('id').execute()

export const setCoupon = (tx: Tx, id: string, change: Unmoved<'coupon'>) =>
  tx.updateTable('coupon').set(change).where('id', '=', id).execute()

/** The payment has these, had them or lost them; the coupons must be held. */
export const usesOf = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('coupon_use')
    .select(['id', 'coupon_id', 'amount', 'returned_amount', 'state', 'reserved_until'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()

const used = builtOnce((db: Reader, { paymentIds }: { paymentIds: string[] }) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .select([
      'coupon_use.payment_id',
      'coupon_use.amount',
      'coupon_use.returned_amount',
      'coupon.code',
      'coupon.kind',
    ])
    .where('coupon_use.payment_id', '=', among(paymentIds))
    .where('coupon_use.state', '=', 'used')
    .orderBy('coupon_use.id'),
)

export const usedOf = (db: Reader, paymentIds: string[]) => used.all(db, { paymentIds })

/** The payments a coupon was used for, the newest first. */
export const usesOfCoupon = (db: Reader, couponId: string) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('payment', 'payment.id', 'coupon_use.payment_id')
    .select((eb) => [
      'payment.ref',
      'payment.title',
      'coupon_use.amount',
      'coupon_use.returned_amount',
      eb.fn.coalesce('payment.paid_at', 'coupon_use.created_at').as('used_at'),
    ])
    .where('coupon_id', '=', couponId)
    .where('coupon_use.state', '=', 'used')
    .orderBy('coupon_use.created_at', 'desc')
    .orderBy('coupon_use.id', 'desc')
    .limit(MOST_USES)
    .execute()

/** Each holder comes once, whether the coupons are in force or not. */
export const holdersOf = (tx: Tx, couponIds: readonly string[]) =>
  tx
    .selectFrom('coupon_use')
    .select(['id', 'coupon_id', 'payment_id', 'state', 'reserved_until'])
    .where('coupon_id', '=', among(couponIds))
    .where('state', 'in', ['reserved', 'kept'])
    .execute()

/** Whoever counted on these coupons cannot have them any more. */
export const loseUses = (tx: Tx, couponIds: readonly string[], now: Date, states: ('reserved' | 'kept')[]) =>
  tx
    .updateTable('coupon_use')
    .set({ state: 'lost', updated_at: now })
    .where('coupon_id', '=', among(couponIds))
    .where('state', 'in', states)
    .execute()

export const addUse = (tx: Tx, use: Insertable<DB['coupon_use']>) =>
  tx.insertInto('coupon_use').values(use).execute()

export const setUses = (tx: Tx, ids: readonly string[], change: Updateable<DB['coupon_use']>) =>
  ids.length > 0
    ? tx.updateTable('coupon_use').set(change).where('id', 'in', ids).execute()
    : Promise.resolve([])

/** Whoever can be given a promo. */
export const findMemberOfEmail = (db: Reader, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'timezone'])
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const creditOf = (db: Reader, ownerId: string) =>
  db
    .selectFrom('coupon')
    .select((eb) => ['currency', eb.cast<number>(eb.fn.sum('balance'), 'bigint').as('amount')])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'credit')
    .where('status', '=', 'active')
    .groupBy('currency')
    .execute()
