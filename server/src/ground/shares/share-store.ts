import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

export interface Tally {
  approved: number
  refused: number
}

/** More or fewer of them than before. */
export interface Change extends Tally {
  key: string
}

/** In the order of their keys, so that two who count at once wait for each other and do not deadlock. */
export const addToVisas = (tx: Tx, changes: readonly Change[]) =>
  sql`
    with change as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (key text, approved int, refused int)
    )
    insert into visa_share as share (visa_id, approved, refused)
    select key, greatest(approved, 0), greatest(refused, 0) from change order by key
    on conflict (visa_id) do update set
      approved = share.approved + (select change.approved from change where key = excluded.visa_id),
      refused = share.refused + (select change.refused from change where key = excluded.visa_id)
  `.execute(tx)

export const addToAgents = (tx: Tx, changes: readonly Change[]) =>
  sql`
    with change as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (key uuid, approved int, refused int)
    )
    insert into agent_share as share (agent_id, approved, refused)
    select key, greatest(approved, 0), greatest(refused, 0) from change order by key
    on conflict (agent_id) do update set
      approved = share.approved + (select change.approved from change where key = excluded.agent_id),
      refused = share.refused + (select change.refused from change where key = excluded.agent_id)
  `.execute(tx)

export const talliesOfVisas = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('visa_share')
    .select(['visa_id', 'approved', 'refused'])
    .where('visa_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
