import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

export interface Tally {
  approved: number
  refused: number
}

export interface Change extends Tally {
  key: string
}

/** They come in the order of their keys, so that two who count at once wait for each other and do not deadlock. */
const addTo = (table: 'visa_share' | 'agent_share', id: 'visa_id' | 'agent_id', type: 'text' | 'uuid') => {
  const [into, key, kind] = [sql.table(table), sql.ref(id), sql.raw(type)]
  return (tx: Tx, changes: readonly Change[]) =>
    sql`
      with change as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (key ${kind}, approved int, refused int)
      )
      insert into ${into} as share (${key}, approved, refused)
      select key, greatest(approved, 0), greatest(refused, 0) from change order by key
      on conflict (${key}) do update set
        approved = share.approved + (select change.approved from change where key = excluded.${key}),
        refused = share.refused + (select change.refused from change where key = excluded.${key})
    `.execute(tx)
}
export const addToVisas = addTo('visa_share', 'visa_id', 'text')
export const addToAgents = addTo('agent_share', 'agent_id', 'uuid')

export const talliesOfVisas = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('visa_share')
    .select(['visa_id', 'approved', 'refused'])
    .where('visa_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
