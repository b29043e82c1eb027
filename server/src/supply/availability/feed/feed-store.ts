import type { Reader, Tx } from '../../../platform/database/database.ts'

export const findFeed = (db: Reader, agentId: string) =>
  db
    .selectFrom('calendar_feed')
    .select(['sealed_token', 'created_at', 'last_read_at'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>

interface NewFeed {
  token_hash: Buffer
  sealed_token: Buffer
  created_at: Date
}

export const setFeed = (tx: Tx, agentId: string, feed: NewFeed) =>
  tx
    .insertInto('calendar_feed')
    .values({ agent_id: agentId, ...feed })
    .onConflict((known) => known.column('agent_id').doUpdateSet({ ...feed, last_read_at: null }))
    .execute()

export const removeFeed = (tx: Tx, agentId: string) =>
  tx.deleteFrom('calendar_feed').where('agent_id', '=', agentId).execute()

/** A suspended or deleted person has none. */
export const readFeed = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('calendar_feed')
    .from('person')
    .set({ last_read_at: now })
    .whereRef('person.id', '=', 'calendar_feed.agent_id')
    .where('calendar_feed.token_hash', '=', tokenHash)
    .where('person.deleted_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .returning(['calendar_feed.agent_id', 'person.timezone'])
    .executeTakeFirst()
