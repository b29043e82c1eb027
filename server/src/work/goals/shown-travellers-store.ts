import type { ShownTraveller } from '@sojourn/contract/work/travellers'
import { type Expression, sql } from 'kysely'

/** People who travel along are read as a row keeps them, with the names of their countries. */
export const shownTravellers = (kept: Expression<unknown>) => sql<ShownTraveller[]>`(
  select coalesce(jsonb_agg(person.one || jsonb_build_object('passport', case when nation.iso is not null
    then jsonb_build_object('id', nation.iso, 'name', nation.name) end) order by person.place), '[]')
  from jsonb_array_elements(${kept}) with ordinality as person (one, place)
  left join country as nation on nation.iso = person.one ->> 'passport')`
