import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

export const allTestimonials = (db: Reader) =>
  db
    .selectFrom('testimonial')
    .innerJoin('country as home', 'home.iso', 'from_iso')
    .innerJoin('country as goal', 'goal.iso', 'to_iso')
    .select([
      'id',
      'testimonial.name',
      'from_iso',
      'to_iso',
      'home.name as from_name',
      'goal.name as to_name',
      'purpose',
      'text',
    ])
    .orderBy('position')
    .execute()

type Row = Record<string, unknown>

/** They are handed over as one JSON text; what is there already stays as it is. */
export const addTestimonials = (tx: Tx, testimonials: Row[]) =>
  sql`
    insert into testimonial (name, from_iso, to_iso, purpose, text, position)
    select name, from_iso, to_iso, purpose, text, position
    from jsonb_populate_recordset(null::testimonial, ${JSON.stringify(testimonials)}::jsonb)
    on conflict do nothing`.execute(tx)
