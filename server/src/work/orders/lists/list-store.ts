import { RUNNING_ORDERS } from '@sojourn/contract/calls/status'
import type { Purpose } from '@sojourn/contract/ground/reference'
import type { RefundSchedule, Requirement } from '@sojourn/contract/supply/services'
import type { OrderProgress } from '@sojourn/contract/work/orders'
import { type RawBuilder, sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { shownTravellers } from '../../goals/orders/shown-travellers.ts'
import type { OrderState } from '../order-state.ts'
import { inProgress, isDelivered, matching, type OrderFilter } from './list-filter-store.ts'

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
    .select([
      'client_order.id',
      'client_order.ref',
      'client_order.goal_id',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.service_id',
      'client_order.status',
      'client_order.title',
      'client_order.price_amount',
      'client_order.currency',
      'client_order.country_iso',
      'client_order.meeting_minutes',
      'client_order.created_at',
      'client_order.paid_at',
      'client_order.due_at',
      isDelivered.as('is_delivered'),
      'client_order.paused_at',
      'client_order.expires_at',
      'client_order.case_id',
      'client_order.stage_no',
      'client_order.stage_count',
      'client_order.stage_name',
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

/** An agent never hears of what is not paid, nor of what never was, but for the next stage of a case. */
const seenBy = ({ as, personId }: Side) =>
  as === 'client'
    ? sql<boolean>`client_order.client_id = ${personId}`
    : sql<boolean>`(client_order.agent_id = ${personId} and (client_order.paid_at is not null or client_order.stage_no > 1))`

/** A case is one row, at the stage it stands at; an earlier stage is one beside it while there is a conflict about it. */
export const isListed = sql<boolean>`(client_order.is_current or client_order.status = 'conflicted')`

/** Held money is counted by stages. */
const listedFor = (progress: OrderProgress | undefined) =>
  progress === 'held' ? sql<boolean>`true` : isListed

interface OrderPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function ordersByAge(db: Reader, side: Side, filter: OrderFilter, { limit, after }: OrderPage) {
  let page = orders(db)
    .where(seenBy(side))
    .where(listedFor(filter.progress))
    .orderBy('client_order.created_at', 'desc')
    .orderBy('client_order.id', 'desc')
    .limit(limit + 1)
  for (const condition of matching(side, filter)) page = page.where(condition)
  if (after) page = page.where(olderThan('client_order.created_at', 'client_order.id', after))
  return page.execute()
}

const sidesOf = (person: RawBuilder<unknown>) =>
  sql<boolean>`(client_order.client_id = ${person} or client_order.agent_id = ${person})`

interface Found {
  now: Date
  states: readonly OrderState[]
  progress: OrderProgress | undefined
  person: string | undefined
  email: string | undefined
  ref: string | undefined
}

/** Whoever they belong to, the newest first; one more than a page. */
export function allOrdersByAge(db: Reader, found: Found, { limit, after }: OrderPage) {
  const { now, states, progress, person, email, ref } = found
  let page = orders(db)
    .orderBy('client_order.created_at', 'desc')
    .orderBy('client_order.id', 'desc')
    .limit(limit + 1)
  if (states.length > 0) page = page.where('client_order.status', 'in', states)
  if (progress) page = page.where(inProgress(progress, now))
  if (person) page = page.where(sidesOf(sql`${person}::uuid`))
  if (email)
    page = page.where(sidesOf(sql`(select id from person where email = ${email} and deleted_at is null)`))
  if (ref) page = page.where('client_order.ref', '=', ref)
  if (after) page = page.where(olderThan('client_order.created_at', 'client_order.id', after))
  return page.execute()
}

const orderOfPerson = builtOnce((db: Reader, { personId, id }: { personId: string; id: string }) =>
  orders(db)
    .leftJoin('country as lives', (join) =>
      join.on('lives.iso', '=', (eb) => eb.fn.coalesce('client_order.residence_iso', 'client.country_iso')),
    )
    .leftJoin('offer', 'offer.id', 'client_order.offer_id')
    .select((eb) => [
      'client_order.service_version',
      'offer.id as offer_id',
      'offer.excluded as offer_excluded',
      'offer.people as offer_people',
      'offer.revisions as offer_revisions',
      'offer.status as offer_status',
      'offer.ends_at as offer_ends_at',
      'client_order.description',
      'client_order.delivery_days',
      'client_order.commission_percent',
      eb.ref('client_order.requirements').$castTo<Requirement[]>().as('requirements'),
      eb.ref('client_order.refund_schedule').$castTo<RefundSchedule>().as('refund_schedule'),
      'client_order.visa_id',
      'client_order.visa_name',
      'client_order.further_person_amount',
      shownTravellers(eb.ref('client_order.travellers')).as('travellers'),
      eb.ref('client_order.purposes').$castTo<Purpose[]>().as('purposes'),
      'client_order.started_at',
      'client_order.completed_at',
      'client_order.cancelled_at',
      'client_order.early_start_agreed_at',
      eb.fn.coalesce('client_order.residence_iso', 'client.country_iso').as('residence_iso'),
      'lives.name as residence_name',
      'seller.timezone as agent_timezone',
    ])
    .where('client_order.id', '=', id)
    .where((eb) => eb.or([seenBy({ as: 'client', personId }), seenBy({ as: 'agent', personId })])),
)

/** Whichever side of it somebody is. */
export const findOrder = (db: Reader, personId: string, id: string) =>
  orderOfPerson.first(db, { personId, id })
export type OrderDetailsRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** For our team, whoever it belongs to. */
export const findAnyOrder = (db: Reader, id: string) =>
  orders(db)
    .select([
      'client_order.stage',
      'client_order.started_at',
      'client_order.completed_at',
      'client_order.cancelled_at',
      'client_order.clears_at',
    ])
    .select(sql<number>`jsonb_array_length(client_order.travellers) + 1`.as('people'))
    .where('client_order.id', '=', id)
    .executeTakeFirst()

export async function countByStatus(db: Reader, side: Side) {
  const rows = await db
    .selectFrom('client_order')
    .select((eb) => ['status', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where(seenBy(side))
    .where(isListed)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export const countRunning = async (db: Reader, side: Side) =>
  (
    await db
      .selectFrom('client_order')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where(seenBy(side))
      .where('status', 'in', RUNNING_ORDERS)
      .executeTakeFirstOrThrow()
  ).count

export const runningOfAgent = (db: Reader, agentId: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .select([
      'client_order.id',
      'client_order.ref',
      'client_order.title',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
    ])
    .where(seenBy({ as: 'agent', personId: agentId }))
    .where('client_order.status', 'in', RUNNING_ORDERS)
    .orderBy('client_order.id')
    .execute()
export type RunningOrder = Awaited<ReturnType<typeof runningOfAgent>>[number]
