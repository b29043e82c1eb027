import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'

interface Wish {
  to: string
  about: string
}

/** Of these the ones whose readers have switched mails of the kind off. */
export async function mutedAmong(db: Reader, wishes: readonly Wish[]) {
  const { rows } = await sql<Wish>`
    select wish."to", wish.about
    from unnest(${wishes.map(({ to }) => to)}::text[], ${wishes.map(({ about }) => about)}::text[]) as wish ("to", about)
    join person on person.email = wish."to" and deleted_at is null
    join notice_preference on notice_preference.person_id = person.id
    where preferences->'mail'->>wish.about = 'false'`.execute(db)
  return rows
}
