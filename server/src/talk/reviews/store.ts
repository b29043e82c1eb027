import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

interface ReviewPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function reviewsByAge(db: Reader, agentId: string, { limit, after }: ReviewPage) {
  let page = db
    .selectFrom('review')
    .innerJoin('country', 'country.iso', 'review.country_iso')
    .leftJoin('visa', 'visa.id', 'review.visa_id')
    .leftJoin('person as author', (join) =>
      join.onRef('author.id', '=', 'review.author_id').on('author.deleted_at', 'is', null),
    )
    // Only of agents whose page others see.
    .leftJoin('agent as author_agent', (join) =>
      join
        .onRef('author_agent.person_id', '=', 'author.id')
        .on('author_agent.verified_at', 'is not', null)
        .on('author.suspended_at', 'is', null),
    )
    .select([
      'review.id',
      'author.first_name',
      'author.last_name',
      'author_agent.username',
      'review.country_iso',
      'country.name as country_name',
      'review.visa_id',
      'visa.name as visa_name',
      'visa.purposes as visa_purposes',
      'review.star',
      'review.refunded',
      'review.content',
      'review.created_at',
      'review.reply',
      'review.replied_at',
    ])
    .where('review.agent_id', '=', agentId)
    .where('review.hidden_at', 'is', null)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('review.created_at', 'review.id', after))
  return page.execute()
}
export type ReviewRow = Awaited<ReturnType<typeof reviewsByAge>>[number]

/** Undefined where the order was reviewed before. */
export const addReview = (tx: Tx, review: Insertable<DB['review']>) =>
  tx
    .insertInto('review')
    .values(review)
    .onConflict((known) => known.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** A number below zero and `-1` remove it again. */
export const countReview = (tx: Tx, agentId: string, star: number, count = 1) =>
  tx
    .updateTable('agent')
    .set({
      rating_sum: sql<string>`rating_sum + ${star}::numeric`,
      review_count: sql<number>`review_count + ${count}::int`,
    })
    .where('person_id', '=', agentId)
    .execute()

/** Undefined where it is so already. */
export const setHidden = (tx: Tx, id: string, hidden_at: Date | null) =>
  tx
    .updateTable('review')
    .set({ hidden_at })
    .where('id', '=', id)
    .where('hidden_at', hidden_at ? 'is' : 'is not', null)
    .returning(['agent_id', 'star'])
    .executeTakeFirst()

export const setHiddenSince = (tx: Tx, id: string, hidden_at: Date) =>
  tx.updateTable('review').set({ hidden_at }).where('id', '=', id).execute()

export const setRefunded = (tx: Tx, id: string) =>
  tx.updateTable('review').set({ refunded: true }).where('id', '=', id).execute()

/** With what decides whether people see it. */
export const findReportedReview = (db: Reader, id: string) =>
  db
    .selectFrom('review')
    .innerJoin('agent', 'agent.person_id', 'review.agent_id')
    .innerJoin('person', 'person.id', 'review.agent_id')
    .leftJoin('client_order', 'client_order.id', 'review.order_id')
    .select([
      'review.order_id',
      'client_order.ref',
      'person.first_name',
      'person.last_name',
      'review.agent_id',
      'review.author_id',
      'review.star',
      'review.refunded',
      'review.content',
      'review.hidden_at',
      'agent.username',
      'agent.verified_at',
      'person.suspended_at',
    ])
    .where('review.id', '=', id)
    .executeTakeFirst()
