import type { Purpose } from '@sojourn/contract/reference'
import type { RefundSchedule, Requirement } from '@sojourn/contract/services'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'
import type { DB } from '../platform/database/rows.generated.ts'
import { type OrderState, RUNNING } from './order-state.ts'

/** Which side of orders somebody looks at. */
export interface Side {
  as: 'client' | 'agent'
  personId: string
}

const orders = (db: Reader) =>
  db
    .selectFrom('client_order')
    .innerJoin('country', 'country.iso', 'client_order.country_iso')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .leftJoin('agent', 'agent.person_id', 'client_order.agent_id')
    .select((eb) => [
      'client_order.id',
      'client_order.ref',
      'client_order.goal_id',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.service_id',
      eb.ref('client_order.status').$castTo<OrderState>().as('status'),
      'client_order.title',
      'client_order.price_amount',
      'client_order.currency',
      'client_order.country_iso',
      'client_order.meeting_minutes',
      'client_order.created_at',
      'client_order.paid_at',
      'client_order.due_at',
      'client_order.expires_at',
      'country.name as country_name',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.picture_key as client_picture_key',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.picture_key as agent_picture_key',
      'agent.person_id as agent_page',
      'agent.username as agent_username',
    ])
export type OrderRow = Awaited<ReturnType<typeof ordersByAge>>[number]

/** An agent never hears of what is not paid, nor of what never was. */
const seenBy = ({ as, personId }: Side) =>
  as === 'client'
    ? sql<boolean>`client_order.client_id = ${personId}`
    : sql<boolean>`(client_order.agent_id = ${personId} and client_order.paid_at is not null)`

interface OrderPage {
  limit: number
  after: [createdAt: string, id: string] | null
  /** Any of these; none: all. */
  states: readonly OrderState[]
  goalId: number | undefined
  /** Each must be found in the number, the title or the name of the other side. */
  words: string[]
}

/** The newest first; one more than a page, so that the caller sees whether there is another. */
export function ordersByAge(db: Reader, side: Side, { limit, after, states, goalId, words }: OrderPage) {
  let page = orders(db)
    .where(seenBy(side))
    .orderBy('client_order.created_at', 'desc')
    .orderBy('client_order.id', 'desc')
    .limit(limit + 1)
  const other = side.as === 'client' ? sql`seller` : sql`client`
  for (const word of words) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    page = page.where(
      sql<boolean>`unaccent(client_order.ref || ' ' || client_order.title || ' ' || ${other}.first_name || ' ' || ${other}.last_name)
        ilike unaccent(${like})`,
    )
  }
  if (states.length > 0) page = page.where('client_order.status', 'in', states)
  if (goalId !== undefined) page = page.where('client_order.goal_id', '=', goalId)
  if (after)
    page = page.where(
      sql<boolean>`(client_order.created_at, client_order.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}

/** How many there are of each status. */
export async function countByStatus(db: Reader, side: Side) {
  const rows = await db
    .selectFrom('client_order')
    .select((eb) => [
      eb.ref('status').$castTo<OrderState>().as('status'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where(seenBy(side))
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Whichever side of it somebody is. */
export const findOrder = (db: Reader, personId: string, id: string) =>
  orders(db)
    .select((eb) => [
      'client_order.service_version',
      'client_order.description',
      'client_order.delivery_days',
      'client_order.commission_percent',
      eb.ref('client_order.requirements').$castTo<Requirement[]>().as('requirements'),
      eb.ref('client_order.refund_schedule').$castTo<RefundSchedule>().as('refund_schedule'),
      'client_order.visa_id',
      'client_order.visa_name',
      eb.ref('client_order.purposes').$castTo<Purpose[]>().as('purposes'),
      'client_order.started_at',
      'client_order.completed_at',
      'client_order.cancelled_at',
      'seller.timezone as agent_timezone',
    ])
    .where('client_order.id', '=', id)
    .where((eb) => eb.or([seenBy({ as: 'client', personId }), seenBy({ as: 'agent', personId })]))
    .executeTakeFirst()
export type OrderDetailsRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Until the transaction ends nobody else moves the order. */
export const lockOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom('client_order')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .leftJoin('agent', 'agent.person_id', 'client_order.agent_id')
    .select((eb) => [
      'client_order.id',
      'client_order.ref',
      'client_order.goal_id',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.title',
      'client_order.price_amount',
      'client_order.currency',
      eb.ref('client_order.status').$castTo<OrderState>().as('status'),
      'client_order.expires_at',
      'client.email as client_email',
      'client.first_name as client_first_name',
      'client.country_iso as client_country',
      'client.timezone as client_timezone',
      'client.deleted_at as client_deleted_at',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.timezone as agent_timezone',
      'seller.suspended_at as agent_suspended_at',
      'agent.verified_at as agent_verified_at',
    ])
    .where('client_order.id', '=', id)
    .forNoKeyUpdate('client_order')
    .executeTakeFirst()
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

type NewEvent = Omit<Insertable<DB['order_event']>, 'order_id'>

/** A statement's part that keeps what happened to the order of `changed`. */
const noteOf = (changed: 'added' | 'moved', event: NewEvent) => sql<never>`(
  insert into order_event
    (order_id, step, actor_id, actor_mode, from_status, to_status, reason, request_id, created_at)
  select id, ${event.step}, ${event.actor_id ?? null}, ${event.actor_mode}, ${event.from_status},
    ${event.to_status}, ${event.reason ?? null}, ${event.request_id ?? null}, ${event.created_at}
  from ${sql.ref(changed)}
)`

/** Undefined when the same goal and service wait for payment already: whoever was first made the order. */
export const addOrder = (tx: Tx, order: Insertable<DB['client_order']>, event: NewEvent) =>
  tx
    .with('added', (db) =>
      db
        .insertInto('client_order')
        .values(order)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'ref']),
    )
    .with('noted', () => noteOf('added', event))
    .selectFrom('added')
    .select(['id', 'ref'])
    .executeTakeFirst()

interface Move {
  from: readonly OrderState[]
  to: Updateable<DB['client_order']>
}

/** Who is to be told that it is paid, and on what; undefined, and nothing done, when it is in no state it can be paid in. */
export const payOrder = (tx: Tx, id: string, { from, to }: Move, event: NewEvent) =>
  tx
    .with('moved', (db) =>
      db
        .updateTable('client_order')
        .set(to)
        .where('id', '=', id)
        .where('status', 'in', from)
        .returning(['id', 'ref', 'title', 'goal_id', 'client_id', 'agent_id']),
    )
    .with('noted', () => noteOf('moved', event))
    .selectFrom('moved')
    .innerJoin('person as client', 'client.id', 'moved.client_id')
    .innerJoin('person as seller', 'seller.id', 'moved.agent_id')
    .select([
      'moved.id',
      'moved.ref',
      'moved.title',
      'moved.goal_id',
      'client.first_name as client_first_name',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
    ])
    .executeTakeFirst()
export type PaidOrder = NonNullable<Awaited<ReturnType<typeof payOrder>>>

export const findUnpaid = (db: Reader, goalId: number, serviceId: string) =>
  db
    .selectFrom('client_order')
    .select(['id', 'ref', 'client_id', 'expires_at'])
    .where('goal_id', '=', goalId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'awaiting_payment')
    .executeTakeFirst()

/** False when it is in none of the states it can leave. */
export const moveOrder = async (
  tx: Tx,
  id: string,
  from: readonly OrderState[],
  changed: Updateable<DB['client_order']>,
) =>
  (await tx
    .updateTable('client_order')
    .set(changed)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const addEvent = (tx: Tx, event: Insertable<DB['order_event']>) =>
  tx.insertInto('order_event').values(event).execute()

interface EventPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** The newest first; one more than a page. */
export function eventsByAge(db: Reader, orderId: string, { limit, after }: EventPage) {
  let page = db
    .selectFrom('order_event')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'order_event.actor_id').on('person.deleted_at', 'is', null),
    )
    .select((eb) => [
      'order_event.id',
      'order_event.step',
      'order_event.actor_mode',
      'person.first_name',
      'person.last_name',
      eb.ref('order_event.from_status').$castTo<OrderState | null>().as('from_status'),
      eb.ref('order_event.to_status').$castTo<OrderState>().as('to_status'),
      'order_event.reason',
      'order_event.created_at',
    ])
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.created_at', 'desc')
    .orderBy('order_event.id', 'desc')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(order_event.created_at, order_event.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}
export type EventRow = Awaited<ReturnType<typeof eventsByAge>>[number]

/** Those nobody paid in time, the longest ago first. */
export function ordersExpired(
  db: Reader,
  now: Date,
  after: [expiresAt: Date, id: string] | null,
  most: number,
) {
  let batch = db
    .selectFrom('client_order')
    .select(['id', 'expires_at'])
    .where('status', '=', 'awaiting_payment')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
  if (after)
    batch = batch.where(sql<boolean>`(expires_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return batch.execute()
}

/** In the order of their ids, so that two who give up the same ones never wait for each other. */
export const unpaidOf = (db: Reader, of: { serviceId: string } | { agentId: string }) =>
  db
    .selectFrom('client_order')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where((eb) =>
      'serviceId' in of ? eb('service_id', '=', of.serviceId) : eb('agent_id', '=', of.agentId),
    )
    .orderBy('id')
    .execute()

/** All that hang on these goals but cancelled ones, the newest first. */
export const ordersOnGoals = (db: Reader, goalIds: readonly number[]) =>
  db
    .selectFrom('client_order')
    .select((eb) => ['id', 'goal_id', eb.ref('status').$castTo<OrderState>().as('status')])
    .where('goal_id', '=', sql<number>`any(${goalIds}::bigint[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Which of these goals an order was ever made for. */
export const goalsWithOrders = (db: Reader, goalIds: readonly number[]) =>
  db
    .selectFrom('client_order')
    .select('goal_id')
    .distinct()
    .where('goal_id', '=', sql<number>`any(${goalIds}::bigint[])`)
    .execute()

export const countRunning = async (db: Reader, side: Side) =>
  (
    await db
      .selectFrom('client_order')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where(seenBy(side))
      .where('status', 'in', RUNNING)
      .executeTakeFirstOrThrow()
  ).count

/** A column beside `person`: their running orders in the mode they are in. */
export const runningOfPerson = sql<number>`
  case person.mode
    when 'consultant' then (
      select count(*) from client_order
      where agent_id = person.id and paid_at is not null and client_order.status = any(${RUNNING}::text[])
    )
    else (
      select count(*) from client_order
      where client_id = person.id and client_order.status = any(${RUNNING}::text[])
    )
  end::integer`
