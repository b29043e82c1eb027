import { type Insertable, sql } from 'kysely'
import type { NearTold, RefundTold } from '../../ground/facts/facts.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

export type NewNotice = Insertable<DB['notification']>

export const partiesOf = (db: Reader, factId: string) =>
  db
    .selectFrom('fact')
    .leftJoin('review', (join) => join.on(sql<boolean>`review.id = (fact.details->>'review')::uuid`))
    .leftJoin('client_order', (join) =>
      join.on(sql<boolean>`client_order.id = coalesce(fact.order_id, review.order_id)`),
    )
    .leftJoin('offer', (join) => join.on(sql<boolean>`offer.id = (fact.details->>'offer')::uuid`))
    .select([
      'client_order.id as order_id',
      ({ fn }) => fn.coalesce('client_order.client_id', 'offer.client_id').as('client'),
      ({ fn }) => fn.coalesce('fact.agent_id', 'client_order.agent_id').as('agent'),
      'review.author_id as author',
      'fact.person_id as person',
      'fact.created_at',
    ])
    .where('fact.id', '=', factId)
    .executeTakeFirstOrThrow()
export type Parties = Awaited<ReturnType<typeof partiesOf>>

export const staffIds = (db: Reader) =>
  db
    .selectFrom('person')
    .select('id')
    .where('staff_since', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()

/** People who are gone are left out. */
export const readersOf = (db: Reader, people: readonly string[]) =>
  db
    .selectFrom('person')
    .leftJoin('notice_preference', 'notice_preference.person_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.timezone',
      'person.language',
      'person.suspended_at',
      'notice_preference.preferences',
    ])
    .where('person.id', '=', sql<string>`any(${people}::uuid[])`)
    .where('person.deleted_at', 'is', null)
    .execute()

export type NoticeReader = Awaited<ReturnType<typeof readersOf>>[number]

/** Only notices come back that were not there before. */
export const addNotices = async (tx: Tx, notices: readonly NewNotice[]) =>
  notices.length === 0
    ? []
    : tx
        .insertInto('notification')
        .values([...notices])
        .onConflict((known) => known.columns(['person_id', 'fact_id']).doNothing())
        .returning(['id', 'person_id'])
        .execute()

/** With what its words are made of. */
const noticesIn = (db: Reader) =>
  db
    .selectFrom('notification')
    .innerJoin('fact', 'fact.id', 'notification.fact_id')
    .innerJoin('person as reader', 'reader.id', 'notification.person_id')
    .leftJoin('client_order', 'client_order.id', 'notification.order_id')
    .leftJoin('offer', (join) => join.on(sql<boolean>`offer.id = (fact.details->>'offer')::uuid`))
    .leftJoin('question', (join) =>
      join.on(sql<boolean>`question.conversation_id = (fact.details->>'question')::uuid`),
    )
    .leftJoin('person as client', (join) =>
      join
        .on(sql<boolean>`client.id = coalesce(client_order.client_id, offer.client_id)`)
        .on('client.deleted_at', 'is', null),
    )
    .leftJoin('person as agent', (join) =>
      join
        .on(sql<boolean>`agent.id = coalesce(client_order.agent_id, question.agent_id, offer.agent_id)`)
        .on('agent.deleted_at', 'is', null),
    )
    .leftJoin('goal', (join) =>
      join
        .on('fact.fact', 'in', ['decision_wanted', 'visa_changed'])
        .on(sql<boolean>`goal.id = (fact.details->>'goal')::bigint`),
    )
    .leftJoin('article', (join) => join.on(sql<boolean>`article.id = (fact.details->>'article')::uuid`))
    .leftJoin('service', (join) => join.on(sql<boolean>`service.id = (fact.details->>'service')::uuid`))
    .select([
      'notification.id',
      'notification.person_id',
      'reader.language',
      'reader.mode as reader_mode',
      'reader.staff_since as reader_staff_since',
      'notification.mode',
      'notification.kind',
      'notification.order_id',
      'notification.created_at',
      'notification.read_at',
      'fact.fact',
      'client_order.ref',
      'client_order.title as order_title',
      'client.first_name as client_first_name',
      'agent.first_name as agent_first_name',
      'service.title as service_title',
      'article.id as article',
      'article.title as article_title',
      'goal.id as goal',
      'goal.name as goal_name',
      'offer.id as offer',
      'offer.title as offer_title',
      'question.conversation_id as question',
      'question.title as question_title',
      sql<string | null>`
        case when fact.details ? 'document'
          then name_of_document(fact.details->>'name', (fact.details->>'document')::uuid)
          else fact.details->>'name' end`.as('document'),
      sql<string | null>`fact.details->>'visa'`.as('visa'),
      sql<string | null>`fact.details->>'stage'`.as('stage'),
      sql<string | null>`fact.details->>'payout'`.as('payout'),
      sql<RefundTold | null>`fact.details->'back'`.as('back'),
      sql<string | null>`fact.details->>'step'`.as('step'),
      sql<string | null>`fact.details->>'conflict'`.as('conflict'),
      sql<string | null>`fact.details->>'report'`.as('report'),
      sql<string | null>`case when fact.fact = 'report_decided' then fact.details->>'kind' end`.as(
        'reported',
      ),
      sql<string | null>`case when fact.fact like 'licence_%' then fact.details->>'country' end`.as(
        'country',
      ),
      sql<NearTold | null>`case when fact.fact = 'deadlines_near' then fact.details end`.as('near'),
    ])
export type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticesIn>['execute']>>[number]

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
  onlyUnread: boolean
}

/** The newest comes first, and there is one more than a page. */
export function noticesOf(db: Reader, personId: string, { limit, after, onlyUnread }: Page) {
  let page = noticesIn(db)
    .where('notification.person_id', '=', personId)
    .where('notification.is_shown', '=', true)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit + 1)
  if (onlyUnread) page = page.where('notification.read_at', 'is', null)
  if (after) page = page.where(olderThan('notification.created_at', 'notification.id', after))
  return page.execute()
}

export const findNotice = (db: Reader, id: string) =>
  noticesIn(db).where('notification.id', '=', id).executeTakeFirst()

/** Counts no further than `most`. */
export async function countUnread(db: Reader, personId: string, most: number) {
  const some = db
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .limit(most)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False means that it is not theirs; once more changes nothing. */
export async function markRead(tx: Tx, personId: string, id: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** That one and all before it are read; false means that it is not theirs. */
export async function markAllRead(tx: Tx, personId: string, newest: string, now: Date) {
  const last = await tx
    .selectFrom('notification')
    .select('created_at')
    .where('id', '=', newest)
    .where('person_id', '=', personId)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (!last) return false
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(created_at, id) <= (${last.created_at}::timestamptz, ${newest}::uuid)`)
    .execute()
  return true
}
