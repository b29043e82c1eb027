import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { Side } from '../deadline.ts'

export const findFeed = (db: Reader, personId: string, side: Side) =>
  db
    .selectFrom('deadline_feed')
    .select(['id', 'sealed_token', 'created_at', 'last_read_at'])
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .executeTakeFirst()
export type DeadlineFeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>

interface NewFeed {
  id: string
  person_id: string
  side: Side
  token_hash: Buffer
  sealed_token: Buffer
  created_at: Date
}

/** In place of the one before, which opens nothing from now on. */
export const setFeed = (tx: Tx, { person_id, side, ...feed }: NewFeed) =>
  tx
    .insertInto('deadline_feed')
    .values({ person_id, side, ...feed })
    .onConflict((known) => known.columns(['person_id', 'side']).doUpdateSet({ ...feed, last_read_at: null }))
    .execute()

export const removeFeed = (tx: Tx, personId: string, side: Side) =>
  tx.deleteFrom('deadline_feed').where('person_id', '=', personId).where('side', '=', side).execute()

/** A suspended or deleted person has none. */
export const readFeed = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('deadline_feed')
    .from('person')
    .set({ last_read_at: now })
    .whereRef('person.id', '=', 'deadline_feed.person_id')
    .where('deadline_feed.token_hash', '=', tokenHash)
    .where('person.deleted_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .returning(['deadline_feed.person_id', 'deadline_feed.side'])
    .executeTakeFirst()
