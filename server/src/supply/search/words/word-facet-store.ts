import type pg from 'pg'
import { type Facet, type FacetRow, MOST_COUNTED } from '../facet.ts'
import { offerConditions } from '../offer-filters.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { digging, wholeOf, withoutWords } from '../search-store.ts'
import { Values } from '../values.ts'

/** No more agents found by words are asked what they serve. */
const MOST_ASKED = 300

/** The list ends where nobody counts any further. */
export async function foundAmongMany(pool: pg.Pool, sought: SearchCriteria): Promise<string[]> {
  const values = new Values()
  const dug = sought.words ? wholeOf(sought.words) : withoutWords(sought)
  const { from, where } = digging(sought, dug, 'relevance', values)
  const { rows } = await pool.query<{ agent_id: string }>({
    text: `select agent.agent_id from ${from} where ${where.join(' and ')} limit ${MOST_COUNTED + 1}`,
    values: values.list,
  })
  return rows.map(({ agent_id }) => agent_id)
}

/** Agents that were found are asked what they serve. */
export async function countAmong(pool: pg.Pool, sought: SearchCriteria, facet: Facet, found: string[]) {
  const { list, column, other, fixed } = facet
  const values = new Values()
  const where = [
    `${other} = any(${values.add([...new Set(sought.aims.map((aim) => aim[fixed]))], 'text[]')})`,
    `${column} <> ''`,
    ...offerConditions(sought, values),
  ]
  const { rows } = await pool.query<FacetRow>({
    text: `
      with counted as (
        select ${column} as id, count(distinct asked.agent_id)::int as count from ${asked(found, values)}
        cross join lateral (select * from found_offer offer where offer.agent_id = asked.agent_id offset 0) offer
        where ${where.join(' and ')} group by 1
      )
      select id, name, count, ${found.length > MOST_ASKED} as more
      from counted join (${list}) facet using (id) order by sorted`,
    values: values.list,
  })
  return rows
}

/** Agents that were found are asked what they speak. */
export async function countLanguagesAmong(pool: pg.Pool, found: string[]) {
  const values = new Values()
  const { rows } = await pool.query<FacetRow>({
    text: `
      select language as id, '' as name, count(*)::int as count, ${found.length > MOST_ASKED} as more
      from ${asked(found, values)}
      cross join lateral (
        select languages from found_offer offer
        where (offer.agent_id, offer.country_iso, offer.aim) = (asked.agent_id, '', '') offset 0
      ) offer, unnest(string_to_array(trim(languages), ' ')) language
      group by 1 order by 3 desc, 1`,
    values: values.list,
  })
  return rows
}

const asked = (found: string[], values: Values) =>
  `unnest(${values.add(found.slice(0, MOST_ASKED), 'uuid[]')}) as asked (agent_id)`
