import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Adds to what other nodes counted; a page of no visa counts nothing. */
export const addReads = (db: Database, month: string, reads: ReadonlyMap<string, number>) =>
  sql`
    insert into visa_read (visa_id, month, reads)
    select visa.id, ${month}::date, read.reads
    from jsonb_to_recordset(${JSON.stringify([...reads].map(([id, count]) => ({ id, reads: count })))}::jsonb)
      as read (id text, reads int)
    join visa on visa.id = read.id
    order by visa.id
    on conflict (visa_id, month) do update set reads = visa_read.reads + excluded.reads
  `.execute(db)
