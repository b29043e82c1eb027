import type pg from 'pg'
import type { Reader } from '../../../platform/database/database.ts'

export interface SearchedVisa {
  id: string
  name: string
  aliases: string[] | null
  purposes: string[]
  country: string
  position: number
}

/** Every visa of a country's own catalogue comes in its order. */
export const searchedVisas = async (pool: pg.Pool) =>
  (
    await pool.query<SearchedVisa>({
      name: 'searched-visas',
      text: `select id, name, aliases, purposes, country_iso::text as country, position from visa
        where country_iso is not null and replaced_by is null order by country_iso, position`,
    })
  ).rows

export const visasById = (db: Reader, ids: string[]) =>
  db
    .selectFrom('visa')
    .innerJoin('country', 'country.iso', 'visa.country_iso')
    .select(['visa.id', 'visa.name', 'visa.facts', 'country.iso', 'country.name as country'])
    .where('visa.id', 'in', ids)
    .execute()
