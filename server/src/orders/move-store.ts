import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'
import type { DB } from '../platform/database/rows.generated.ts'
import type { OrderState } from './order-state.ts'

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
      'client.clock as client_clock',
      'client.deleted_at as client_deleted_at',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.timezone as agent_timezone',
      'seller.clock as agent_clock',
      'seller.suspended_at as agent_suspended_at',
      'agent.verified_at as agent_verified_at',
    ])
    .where('client_order.id', '=', id)
    .forNoKeyUpdate('client_order')
    .executeTakeFirst()
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

export const findUnpaid = (db: Reader, goalId: number, serviceId: string) =>
  db
    .selectFrom('client_order')
    .select(['id', 'ref', 'client_id', 'expires_at'])
    .where('goal_id', '=', goalId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'awaiting_payment')
    .executeTakeFirst()

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
export const unpaidOf = (
  db: Reader,
  of: { serviceId: string } | { agentId: string } | { clientId: string },
) =>
  db
    .selectFrom('client_order')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where((eb) => {
      if ('serviceId' in of) return eb('service_id', '=', of.serviceId)
      return 'agentId' in of ? eb('agent_id', '=', of.agentId) : eb('client_id', '=', of.clientId)
    })
    .orderBy('id')
    .execute()

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
