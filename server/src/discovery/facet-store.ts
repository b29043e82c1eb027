import type pg from 'pg'
import { placesToLook, Values } from './search-store.ts'
import type { Sought } from './sought.ts'

/** Beyond it counts say `1,000+`: nobody looks through more, and counting them takes time. */
export const MOST_COUNTED = 1000

export interface FacetRow {
  id: string
  name: string
  count: number
}

export async function countAgents(pool: pg.Pool, sought: Sought | null) {
  if (!sought) return 0
  const values = new Values()
  const { from, where } = placesToLook(sought, wordsOf(sought), values)
  const text = `select count(*) from (
    select from ${from} where ${where.join(' and ') || 'true'} limit ${MOST_COUNTED + 1}) found`
  const { rows } = await pool.query<{ count: number }>({ text, values: values.list })
  return rows[0]?.count ?? 0
}

const wordsOf = ({ words }: Sought) => words && (words.loose ?? words.exact)

export const countCountries = (pool: pg.Pool, sought: Sought | null) =>
  countEach(pool, sought, (aim) => ({
    among: 'select iso as id, name, name as place_in_list from country',
    place: `place.country_iso = facet.id and place.aim = ${aim.aim}`,
  }))

export const countPurposes = (pool: pg.Pool, sought: Sought | null) =>
  countEach(pool, sought, (aim) => ({
    among: 'select slug as id, name, position as place_in_list from purpose',
    place: `place.country_iso = ${aim.country} and place.aim = facet.id`,
  }))

interface Facet {
  among: string
  place: string
}

/** For each of a list how many agents there are, counted no further than shown. */
async function countEach(
  pool: pg.Pool,
  sought: Sought | null,
  facetOf: (aim: { country: string; aim: string }) => Facet,
) {
  if (!sought) return []
  const values = new Values()
  const { among, place } = facetOf({
    country: values.add(sought.aim?.country ?? '', 'text'),
    aim: values.add(sought.aim?.aim ?? '', 'text'),
  })
  const { from, where } = placesToLook({ ...sought, aim: { country: '', aim: '' } }, wordsOf(sought), values)
  const text = `
    select id, name, count from (${among}) facet
    cross join lateral (
      select count(*) from (
        select from ${from} where ${[place, ...where.slice(1)].join(' and ')} limit ${MOST_COUNTED + 1}
      ) found
    ) counted
    where count > 0 order by place_in_list`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}

export async function countLanguages(pool: pg.Pool, sought: Sought | null) {
  if (!sought) return []
  const values = new Values()
  const { from, where } = placesToLook(sought, wordsOf(sought), values)
  const text = `
    select language as id, '' as name, count(*) from (
      select who.languages from ${from} join found_agent who on who.agent_id = place.agent_id
      where ${where.join(' and ') || 'true'}
    ) found, unnest(languages) language
    group by 1 order by 3 desc, 1`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}
