import type pg from 'pg'
import { type Facet, type FacetRow, MOST_COUNTED } from './facet.ts'
import {
  byWord,
  freeBy,
  inAim,
  inAims,
  inReach,
  isNarrowed,
  lookedAt,
  offerConditions,
  withFree,
} from './offer-filters.ts'
import type { SearchCriteria } from './search-criteria.ts'
import { areFew, digging, withoutWords } from './search-store.ts'
import { Values } from './values.ts'

/** A value with more offers shows its count as the least. */
const MOST_SEEN = 500
/** Something else is looked up for each of these as well: its calendar, or all its services. */
const MOST_SEEN_CLOSELY = 150
const MOST_SEEN_OF_ALL = 5000
const MOST_SEEN_OF_ALL_CLOSELY = 1500

export async function countAgents(pool: pg.Pool, sought: SearchCriteria): Promise<number> {
  const values = new Values()
  const { from, where } = (await areFew(pool, sought))
    ? digging(sought, withoutWords(sought), 'relevance', values)
    : withFree(sought, values, {
        from: lookedAt([inAims(sought.aims, values), ...inReach(sought, values)]),
        where: ['true', ...offerConditions(sought, values), ...byWord(sought, values)],
      })
  const { rows } = await pool.query<{ count: number }>({
    text: `select count(*) from (
      select from ${from} where ${where.join(' and ')} limit ${MOST_COUNTED + 1}) found`,
    values: values.list,
  })
  return rows[0]?.count ?? 0
}

/** A value none of those looked at has stays where others were not looked at: they may have it. */
export async function countEach(pool: pg.Pool, sought: SearchCriteria, facet: Facet) {
  const values = new Values()
  const { rows } = await pool.query<FacetRow>({
    text: `
      select id, name, least(count, ${MOST_COUNTED})::int as count, count > ${MOST_COUNTED} or seen > ${mostSeen(sought)} as more
      from (${facet.list}) facet
      cross join lateral (${countSeen(sought, facet, values)}) counted
      where count > 0 or seen > ${mostSeen(sought)} order by sorted`,
    values: values.list,
  })
  return rows
}

/** For each value some of its offers are looked at, all in one index; fenced off, to be counted once. */
function countSeen(sought: SearchCriteria, { column, other, fixed }: Facet, values: Values) {
  const place = [
    `${column} = facet.id`,
    `${other} = ${values.add(sought.aims[0][fixed], 'text')}`,
    ...inReach(sought, values),
  ]
  return `
    select count(*) filter (where ${matches(sought, values)}), count(*) as seen
    from ${lookedAt(place, mostSeen(sought) + 1)} offset 0`
}

const matches = (sought: SearchCriteria, values: Values) =>
  ['true', ...offerConditions(sought, values), ...byWord(sought, values), ...freeSoon(sought, values)].join(
    ' and ',
  )

/** Asked last and one by one, as few are looked at. */
const freeSoon = (sought: SearchCriteria, values: Values) =>
  freeBy(sought, 'offer', values).map(
    (isFree) => `(select ${isFree} from found_free free where free.agent_id = offer.agent_id)`,
  )

const isLookedUp = ({ narrowed: { free_within, max_price, max_days } }: SearchCriteria) =>
  free_within !== null || (max_price !== null && max_days !== null)

function mostSeen(sought: SearchCriteria) {
  if (isLookedUp(sought)) return MOST_SEEN_CLOSELY
  return isNarrowed(sought) ? MOST_SEEN : MOST_COUNTED
}

/** All languages of those who are found. */
export async function readSpoken(pool: pg.Pool) {
  const values = new Values()
  const { rows } = await pool.query<{ language: string }>({
    text: `
      select distinct language from (
        select distinct languages from ${lookedAt([inAim({ country: '', aim: '' }, values)])}
      ) alike, unnest(string_to_array(trim(languages), ' ')) language`,
    values: values.list,
  })
  return rows.map(({ language }) => language)
}

/** A language counts whatever the one asked for; a rare one stays as a rare country does. */
export async function countLanguages(pool: pg.Pool, sought: SearchCriteria, spoken: string[]) {
  const values = new Values()
  const place = [inAims(sought.aims, values), ...inReach(sought, values)]
  const text = `
    with alike as (
      select languages, count(*) filter (where ${matches(sought, values)}), count(*) as seen
      from ${lookedAt(place, mostSeenOfAll(sought) + 1)} group by 1
    ),
    looked as (select sum(seen) > ${mostSeenOfAll(sought)} as is_cut from alike),
    counted as (
      select language, sum(count) as count from alike, unnest(string_to_array(trim(languages), ' ')) language group by 1
    )
    select language as id, '' as name, least(coalesce(count, 0), ${MOST_COUNTED})::int as count,
      coalesce(count, 0) > ${MOST_COUNTED} or is_cut as more
    from unnest(${values.add(spoken, 'text[]')}) language left join counted using (language) cross join looked
    where count > 0 or is_cut order by coalesce(count, 0) desc, 1`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}

const mostSeenOfAll = (sought: SearchCriteria) =>
  isLookedUp(sought) ? MOST_SEEN_OF_ALL_CLOSELY : MOST_SEEN_OF_ALL
