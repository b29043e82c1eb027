import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'

export const noteNode = (tx: Tx, node: Insertable<DB['node']>) =>
  tx
    .insertInto('node')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: node.seen_at }))
    .execute()

export const removeNode = (tx: Tx, id: string) => tx.deleteFrom('node').where('id', '=', id).execute()

export const forgetNodesUnseenSince = (tx: Tx, time: Date) =>
  tx.deleteFrom('node').where('seen_at', '<', time).execute()

export async function isOlderNodeSeen(db: Reader, newest: string, since: Date) {
  const older = await db
    .selectFrom('node')
    .select('id')
    .where('newest_migration', '<', newest)
    .where('seen_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return older !== undefined
}

/** The migrations after which nothing was filled in yet: the newest of them, and when the first and the last ran. */
export async function findUpgrade(db: Reader, firstTold: string) {
  const { rows } = await sql<{ newest: string; began_at: Date; ended_at: Date; is_first: boolean }>`
    select max(name) as newest, min(applied_at) as began_at, max(applied_at) as ended_at,
      not exists (select from filled_up_to) as is_first
    from migration
    where name > coalesce((select migration from filled_up_to), ${firstTold})
    having count(*) > 0`.execute(db)
  return rows[0]
}

export const noteFilled = (tx: Tx, migration: string, now: Date) =>
  tx
    .insertInto('filled_up_to')
    .values({ migration, filled_at: now })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ migration, filled_at: now }))
    .execute()
