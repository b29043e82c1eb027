import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'

/** Jobs that wait, by kind; the time is the queue's own. */
export async function waitingJobs(db: Reader) {
  const { rows } = await sql<{ job: string; waiting: number; oldest_seconds: number | null }>`
    select name as job, count(*)::int as waiting,
      extract(epoch from pgboss.job_now() - min(start_after) filter (where start_after <= pgboss.job_now()))::float8 as oldest_seconds
    from pgboss.job where state < 'active' and name <> 'dead-letters' group by name`.execute(db)
  return rows
}

export async function countMails(db: Reader) {
  const { rows } = await sql<{ on_their_way: number; held: number; refused: number }>`
    select
      (select count(*)::int from pgboss.job where name = 'send-mail' and state <= 'active') as on_their_way,
      (select count(*)::int from mail_body where due_at is not null) as held,
      (select count(*)::int from mail_delivery where refusal is not null) as refused`.execute(db)
  return rows[0]
}

export const lastCronRuns = (db: Reader) => db.selectFrom('cron_run').select(['name', 'due_at']).execute()

export const findLastBackup = (db: Reader) =>
  db.selectFrom('last_backup').select('made_at').executeTakeFirst()

export const findNewestMigration = (db: Reader) =>
  db.selectFrom('migration').select('name').orderBy('name', 'desc').limit(1).executeTakeFirst()
