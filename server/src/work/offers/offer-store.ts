import type { Purpose } from '@sojourn/contract/ground/reference'
import type { RefundSchedule, Requirement } from '@sojourn/contract/supply/services'
import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Due } from '../../platform/jobs/do-all-due.ts'
import type { OfferState } from './offer-machine.ts'

/** One stage of the work, as it is kept. */
export interface KeptStage {
  name: string
  delivers: string
  days: number
  amount: number
}

/** They travel along; null where there is no such row. */
const namesOf = (of: 'goal' | 'place' | 'client_order') =>
  sql<string[] | null>`jsonb_path_query_array(${sql.ref(`${of}.travellers`)}, '$[*].name')`

/** With both its sides, and the order at which it was made. */
const offers = (db: Reader) =>
  db
    .selectFrom('offer')
    .innerJoin('person as client', 'client.id', 'offer.client_id')
    .innerJoin('person as seller', 'seller.id', 'offer.agent_id')
    .innerJoin('country', 'country.iso', 'offer.country_iso')
    .leftJoin('agent', 'agent.person_id', 'offer.agent_id')
    .leftJoin('client_order as place', 'place.id', 'offer.order_id')
    .leftJoin('goal', 'goal.id', 'offer.goal_id')
    .select((eb) => [
      ...(['offer.id', 'offer.agent_id', 'offer.client_id', 'offer.conversation_id'] as const),
      ...(['offer.order_id', 'offer.goal_id', 'offer.status', 'offer.replaces_id'] as const),
      ...(['offer.version', 'offer.title', 'offer.description', 'offer.excluded'] as const),
      ...(['offer.price_amount', 'offer.currency', 'offer.delivery_days'] as const),
      ...(['offer.meeting_minutes', 'offer.revisions', 'offer.country_iso'] as const),
      ...(['offer.visa_id', 'offer.visa_name', 'offer.ends_at', 'offer.warned_at'] as const),
      ...(['offer.warns_at', 'offer.answer', 'offer.answered_at', 'offer.created_at'] as const),
      ...(['offer.extra_of', 'offer.proposed_by', 'offer.people'] as const),
      namesOf('goal').as('goal_others'),
      namesOf('place').as('order_others'),
      eb.ref('offer.requirements').$castTo<Requirement[]>().as('requirements'),
      eb.ref('offer.refund_schedule').$castTo<RefundSchedule>().as('refund_schedule'),
      eb.ref('offer.stages').$castTo<KeptStage[]>().as('stages'),
      eb.ref('offer.purposes').$castTo<Purpose[]>().as('purposes'),
      'country.name as country_name',
      'place.status as order_status',
      'place.ref as order_ref',
      'place.title as order_title',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.picture_key as client_picture_key',
      'client.email as client_email',
      'client.timezone as client_timezone',
      'client.clock as client_clock',
      'client.deleted_at as client_deleted_at',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.picture_key as agent_picture_key',
      'seller.email as agent_email',
      'seller.timezone as agent_timezone',
      'seller.clock as agent_clock',
      'seller.deleted_at as agent_deleted_at',
      'agent.person_id as agent_page',
      'agent.username as agent_username',
    ])
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

export const findOffer = (db: Reader, id: string) => offers(db).where('offer.id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else moves it. */
export const lockOffer = (tx: Tx, id: string) =>
  offers(tx).where('offer.id', '=', id).forNoKeyUpdate('offer').executeTakeFirst()

export const addOffer = (tx: Tx, offer: Insertable<DB['offer']>) =>
  tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow()

export const successorOf = async (db: Reader, id: string) =>
  (await db.selectFrom('offer').select('id').where('replaces_id', '=', id).executeTakeFirst())?.id

/** The order that was made of it and not given up, whether it is paid or not; of a case the stage it stands at. */
export const orderOfOffer = (db: Reader, id: string) =>
  db
    .selectFrom('client_order')
    .select(['id', 'ref', 'paid_at', 'status'])
    .where('offer_id', '=', id)
    .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('paid_at', 'is not', null)]))
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const offerOfOrder = async (db: Reader, orderId: string) =>
  (await db.selectFrom('client_order').select('offer_id').where('id', '=', orderId).executeTakeFirst())
    ?.offer_id

/** Offers a client has not answered take a place of the plan. One that changes an order that runs takes none. */
export const countOpen = async (db: Reader, agentId: string, now: Date) =>
  (
    await db
      .selectFrom('offer')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('agent_id', '=', agentId)
      .where('status', 'in', ['open', 'change_asked', 'accepted'])
      .where('extra_of', 'is', null)
      .where((eb) => eb.or([eb('status', '=', 'accepted'), eb('ends_at', '>', now)]))
      .executeTakeFirstOrThrow()
  ).count

/** All versions count. */
export const countMade = async (
  db: Reader,
  {
    agentId,
    clientId,
    by,
    since,
  }: { agentId: string; clientId: string; by: 'agent' | 'client'; since: Date },
) =>
  (
    await db
      .selectFrom('offer')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('agent_id', '=', agentId)
      .where('client_id', '=', clientId)
      .where('proposed_by', '=', by)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
  ).count

interface OfferPage {
  limit: number
  after: [createdAt: string, id: string] | null
  states: OfferState[] | undefined
  now: Date
}

/** The newest comes first, and there is one more than a page. Offers that hold no longer count as ended. */
export function offersByAge(
  db: Reader,
  { as, personId }: { as: 'client' | 'agent'; personId: string },
  { limit, after, states, now }: OfferPage,
) {
  let page = offers(db)
    .where(as === 'client' ? 'offer.client_id' : 'offer.agent_id', '=', personId)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(limit + 1)
  if (states)
    page = page.where(
      sql<boolean>`case when offer.status in ('open', 'change_asked', 'wished') and offer.ends_at <= ${now}
        then 'expired' else offer.status end = any(${states}::text[])`,
    )
  if (after) page = page.where(olderThan('offer.created_at', 'offer.id', after))
  return page.execute()
}

/** The two write about an order, or in a question that has none yet. */
export const findPlace = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversation')
    .leftJoin('client_order', 'client_order.id', 'conversation.order_id')
    .leftJoin('question', 'question.conversation_id', 'conversation.id')
    .leftJoin('goal', 'goal.id', 'question.goal_id')
    .innerJoin('person as client', (join) =>
      join.onRef('client.id', '=', ({ fn }) => fn.coalesce('client_order.client_id', 'question.client_id')),
    )
    .leftJoin('country', (join) =>
      join.onRef('country.iso', '=', ({ fn }) => fn.coalesce('client_order.country_iso', 'goal.country_iso')),
    )
    .select(({ fn }) => [
      'conversation.id',
      'conversation.blocked_by',
      'client_order.id as order_id',
      'client_order.ref',
      'client_order.title',
      'client.id as client_id',
      fn.coalesce('client_order.agent_id', 'question.agent_id').as('agent_id'),
      fn.coalesce('client_order.goal_id', 'question.goal_id').as('goal_id'),
      'client_order.status',
      sql<Date | null>`completed_since(client_order.id)`.as('completed_at'),
      'client_order.cancelled_at',
      namesOf('client_order').as('others'),
      'question.status as question_status',
      'country.iso as country_iso',
      'country.name as country_name',
      'client_order.visa_id',
      'client_order.visa_name',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.picture_key as client_picture_key',
      'client.deleted_at as client_deleted_at',
    ])
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst()
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** These hold no longer, or soon not, and the row says since when. */
export async function offersEnding(db: Reader, now: Date, after: AgeKey | null, most: number) {
  const { rows } = await sql<Due>`
    select id, due_at from (
      select id, case when warned_at is null then warns_at else ends_at end as due_at
      from offer where status in ('open', 'change_asked', 'wished')
    ) as waiting
    where due_at <= ${now} ${after ? sql`and ${newerThan('due_at', 'id', after)}` : sql``}
    order by due_at, id limit ${most}`.execute(db)
  return rows
}

export const noteWarned = (tx: Tx, id: string, warned_at: Date) =>
  tx.updateTable('offer').set({ warned_at }).where('id', '=', id).execute()

/** They come in the order of their ids, so that two who end the same ones never wait for each other. */
export const waitingOffersOf = (db: Reader, personId: string) =>
  db
    .selectFrom('offer')
    .select(['id', 'agent_id'])
    .where('status', 'in', ['open', 'change_asked', 'accepted', 'wished'])
    .where((eb) => eb.or([eb('agent_id', '=', personId), eb('client_id', '=', personId)]))
    .orderBy('id')
    .execute()

/** The words of a client go; that they answered and asked stays. Returns what they had asked for themselves. */
export async function forgetAnswers(tx: Tx, clientId: string) {
  await tx.updateTable('offer').set({ answer: null }).where('client_id', '=', clientId).execute()
  return tx
    .updateTable('offer')
    .set({ title: 'Deleted', description: 'Deleted' })
    .where('client_id', '=', clientId)
    .where('proposed_by', '=', 'client')
    .returning(['id', 'agent_id'])
    .execute()
}

const waiting = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  offers(db)
    .where('offer.extra_of', '=', (eb) =>
      eb.selectFrom('client_order').select('case_id').where('id', '=', orderId),
    )
    .where('offer.status', 'in', ['open', 'change_asked', 'wished'])
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc'),
)

/** The newest comes first. */
export const waitingExtras = async (db: Reader, orderId: string, now: Date) =>
  (await waiting.all(db, { orderId })).filter(({ ends_at }) => ends_at > now)

/** The ids of all that waits, in their order, once the case of an order is over: nothing can be added to it any more. */
export async function extrasOfOver(db: Reader, orderId: string) {
  const { rows } = await sql<{ id: string }>`
    select offer.id from client_order ended
    join offer on offer.extra_of = ended.case_id and offer.status in ('open', 'change_asked', 'wished')
    join client_order here on here.case_id = ended.case_id and here.is_current
    where ended.id = ${orderId} and (here.status = 'cancelled' or (here.status = 'completed' and (
      here.stage_no = here.stage_count or exists (
        select from client_order later where later.case_id = here.case_id and later.stage_no > here.stage_no))))
    order by offer.id`.execute(db)
  return rows
}

export const talkOfOrder = async (db: Reader, orderId: string) =>
  (await db
    .selectFrom('conversation')
    .select(['id', 'blocked_by'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null

/** Made at an order of the case, added to it, or what it was made of, with the versions before; the newest first. */
export const offersOfCase = (db: Reader, orderId: string) =>
  offers(db)
    .where(
      sql<boolean>`offer.id in (
        with recursive orders as (
          select id, offer_id from client_order where case_id = (select case_id from client_order where id = ${orderId})
        ), told as (
          select offer.id, offer.replaces_id from offer
          where offer.order_id in (select id from orders) or offer.extra_of in (select id from orders)
            or offer.id in (select offer_id from orders)
          union select before.id, before.replaces_id from told join offer before on before.id = told.replaces_id
        ) select id from told)`,
    )
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .execute()
