import type { GiftSign } from '@sojourn/contract/work/gift-words'
import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** A gift of ours counts where it paid at least half of the order. */
export const giftOf = (db: Reader, orderId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('client_order', 'client_order.id', 'payment.payable_id')
    .select([
      'payment.id as payment_id',
      'payment.promo_amount',
      'payment.currency',
      'client_order.client_id',
      'client_order.agent_id',
    ])
    .where('payable', '=', 'order')
    .where('payable_id', '=', orderId)
    .where('payment.status', '=', 'success')
    .where(sql<boolean>`promo_amount > 0 and promo_amount * 2 >= price + tax_amount`)
    .executeTakeFirst()

interface Sides {
  client_id: string
  agent_id: string
}

/** Strangers do not share these. */
export async function signsOf(db: Reader, { client_id: client, agent_id: agent }: Sides) {
  const { rows } = await sql<Record<GiftSign, boolean>>`
    select
      exists (
        select from known_device one join known_device other using (device_id)
        where one.person_id = ${client} and other.person_id = ${agent}
      ) or exists (
        select from session one join session other on other.device_id = one.device_id
        where one.person_id = ${client} and other.person_id = ${agent}
      ) as device,
      exists (
        select from session one join session other on shared_network(other.address) = shared_network(one.address)
        where one.person_id = ${client} and other.person_id = ${agent}
      ) as network,
      exists (
        select from payment_method one
        join payment_method other on other.processor = one.processor and other.fingerprint = one.fingerprint
        where one.person_id = ${client} and other.person_id = ${agent}
      ) as card,
      coalesce(home_shape(client.country_iso, client.postal_code, client.street) in (
        home_shape(seller.country_iso, seller.postal_code, seller.street),
        (select home_shape(country_iso, postal_code, street) from business where agent_id = seller.id)
      ), false) as home,
      coalesce(
        lower(client.first_name || ' ' || client.last_name) = lower(seller.first_name || ' ' || seller.last_name)
          and client.dob = seller.dob, false
      ) or coalesce(
        regexp_replace(client.phone, '\\D', '', 'g') = regexp_replace(seller.phone, '\\D', '', 'g')
          and client.phone ~ '\\d{3}', false
      ) as person
    from person client, person seller
    where client.id = ${client} and seller.id = ${agent}`.execute(db)
  const [shared] = rows
  return shared ? SIGNS.filter((sign) => shared[sign]) : []
}

const SIGNS: readonly GiftSign[] = ['device', 'network', 'card', 'home', 'person']

export const checkOfOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('gift_check')
    .select(['id', 'status', 'created_at', 'decided_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Undefined where our team was asked before. */
export const addCheck = (tx: Tx, check: Insertable<DB['gift_check']>) =>
  tx
    .insertInto('gift_check')
    .values(check)
    .onConflict((known) => known.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst()

const checks = (db: Reader) =>
  db
    .selectFrom('gift_check')
    .innerJoin('client_order', 'client_order.id', 'gift_check.order_id')
    .innerJoin('person as client', 'client.id', 'gift_check.client_id')
    .innerJoin('person as seller', 'seller.id', 'gift_check.agent_id')
    .leftJoin('person as decider', 'decider.id', 'gift_check.decided_by')
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.payable_id', '=', 'gift_check.order_id')
        .on('payment.payable', '=', 'order')
        .on('payment.status', '=', 'success'),
    )
    .select((eb) => [
      'gift_check.id',
      'gift_check.order_id',
      'gift_check.client_id',
      'gift_check.agent_id',
      'gift_check.status',
      eb.ref('gift_check.signs').$castTo<GiftSign[]>().as('signs'),
      'gift_check.note',
      'gift_check.created_at',
      'gift_check.decided_at',
      'gift_check.decided_by',
      'client_order.ref',
      'client_order.title',
      'client_order.status as order_status',
      'client_order.price_amount',
      'client_order.currency',
      'payment.promo_amount',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
    ])
export type CheckRow = Awaited<ReturnType<typeof checksWaiting>>[number]

interface Page {
  limit: number
  after: [at: string, id: string] | null
}

/** The oldest comes first, and there is one more than a page. */
export function checksWaiting(db: Reader, { limit, after }: Page) {
  let page = checks(db)
    .where('gift_check.status', '=', 'waiting')
    .orderBy('gift_check.created_at')
    .orderBy('gift_check.id')
    .limit(limit + 1)
  if (after) page = page.where(newerThan('gift_check.created_at', 'gift_check.id', after))
  return page.execute()
}

/** The newest decision comes first, and there is one more than a page. */
export function checksDecided(db: Reader, { limit, after }: Page) {
  let page = checks(db)
    .where('gift_check.status', '<>', 'waiting')
    .orderBy('gift_check.decided_at', 'desc')
    .orderBy('gift_check.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('gift_check.decided_at', 'gift_check.id', after))
  return page.execute()
}

export const findCheck = (db: Reader, id: string) =>
  checks(db).where('gift_check.id', '=', id).executeTakeFirst()
