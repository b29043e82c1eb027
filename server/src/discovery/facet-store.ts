import type pg from 'pg'
import type { Words } from './read-words.ts'
import { digging, inAim, offerConditions, wholeOf, withFree } from './search-store.ts'
import type { Sought } from './sought.ts'
import { Values } from './values.ts'

/** Beyond it counts say `1,000+`: nobody looks through more, and counting them takes time. */
export const MOST_COUNTED = 1000
/** So many offers are looked at for each value; where there are more, the count is said to be the least. */
const MOST_SEEN = 1000
/** Of each the calendar is looked up as well. */
const MOST_SEEN_FREE = 300
const MOST_SEEN_OF_ALL = 5000

export interface FacetRow {
  id: string
  name: string
  count: number
  /** There may be more. */
  more: boolean
}

export async function countAgents(pool: pg.Pool, sought: Sought): Promise<number> {
  const values = new Values()
  const { from, where } = lookFor(sought, values)
  const text = `select count(*) from (
    select from ${from} where ${where.join(' and ')} limit ${MOST_COUNTED + 1}) found`
  const { rows } = await pool.query<{ count: number }>({ text, values: values.list })
  return rows[0]?.count ?? 0
}

function lookFor(sought: Sought, values: Values) {
  if (sought.words) return digging(sought, wholeOf(sought.words), 'relevance', values)
  const where = [inAim(sought.aim, values), ...offerConditions(sought, values), ...speaks(sought, values)]
  return withFree(sought, values, { from: 'found_offer offer', where })
}

const speaks = ({ language }: Sought, values: Values) =>
  language ? [`offer.languages like ${values.add(`% ${language} %`, 'text')}`] : []

const COUNTRIES = {
  list: 'select iso::text as id, name, name as sorted from country',
  facet: 'offer.country_iso',
  other: 'offer.aim',
}
const PURPOSES = {
  list: 'select slug as id, name, position as sorted from purpose',
  facet: 'offer.aim',
  other: 'offer.country_iso',
}

/** How many there would be for each country, whatever the one asked for. */
export const countCountries = (pool: pg.Pool, sought: Sought) =>
  countEach(pool, sought, { ...COUNTRIES, fixed: sought.aim.aim })

/** How many there would be for each purpose, whatever the one asked for. */
export const countPurposes = (pool: pg.Pool, sought: Sought) =>
  countEach(pool, sought, { ...PURPOSES, fixed: sought.aim.country })

interface Facet {
  /** Its values with their names. */
  list: string
  facet: string
  /** The other half of an aim, and what it is. */
  other: string
  fixed: string
}

async function countEach(pool: pg.Pool, sought: Sought, facet: Facet) {
  const values = new Values()
  const text = sought.words
    ? countAmong(sought, sought.words, facet, values)
    : `select id, name, least(count, ${MOST_COUNTED})::int as count, count > ${MOST_COUNTED} or seen = ${mostSeen(sought, 1)} as more
       from (${facet.list}) facet
       cross join lateral (${countSeen(sought, facet, values)}) counted
       where count > 0 order by sorted`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}

/** Without words: for each value some of its offers are looked at, all in one index. */
function countSeen(sought: Sought, { facet, other, fixed }: Facet, values: Values) {
  const conditions = [...offerConditions(sought, values), ...speaks(sought, values)]
  const { from, where } = withFree(sought, values, { from: 'seen offer', where: conditions })
  const most = mostSeen(sought, where.length)
  return `
    with seen as materialized (
      select ${TO_COUNT} from found_offer offer where ${facet} = facet.id and ${other} = ${values.add(fixed, 'text')} limit ${most}
    )
    select count(*), (select count(*) from seen) as seen from ${from} where ${where.join(' and ') || 'true'}`
}

function mostSeen({ freeBefore }: Sought, conditions: number) {
  if (freeBefore) return MOST_SEEN_FREE
  return conditions > 0 ? MOST_SEEN : MOST_COUNTED + 1
}

/** No column more than the filters may need: all of them lie in an index made for this. */
const TO_COUNT = `agent_id, country_iso, aim, rating, min_price, min_days, cheapest_is_quickest, licensed, languages,
  found_since`

/** With words: those found, up to the number shown, are asked what they serve. */
function countAmong(sought: Sought, words: Words, { list, facet, other, fixed }: Facet, values: Values) {
  const anywhere = { ...sought, maxPrice: null, maxDays: null }
  const dug = digging(anywhere, wholeOf(words), 'relevance', values)
  const where = [
    `${other} = ${values.add(fixed, 'text')}`,
    `${facet} <> ''`,
    ...offerConditions(sought, values),
  ]
  return `
    with dug as materialized (
      select agent.agent_id from ${dug.from} where ${dug.where.join(' and ')} limit ${MOST_COUNTED + 1}
    ),
    counted as (
      select ${facet} as id, count(*)::int as count from dug join found_offer offer on offer.agent_id = dug.agent_id
      where ${where.join(' and ')} group by 1
    )
    select id, name, count, (select count(*) from dug) > ${MOST_COUNTED} as more
    from counted join (${list}) facet using (id) order by sorted`
}

/** How many there would be for each language, whatever the one asked for. */
export async function countLanguages(pool: pg.Pool, sought: Sought) {
  const values = new Values()
  const { from, where } = lookFor(sought, values)
  const most = sought.words || sought.freeBefore ? MOST_COUNTED + 1 : MOST_SEEN_OF_ALL
  const text = `
    with seen as materialized (select ${sought.words ? 'agent.agent_id' : 'offer.languages'} from ${from}
      where ${where.join(' and ')} limit ${most}),
    alike as (select languages, count(*) from ${sought.words ? "seen join found_offer using (agent_id) where (country_iso, aim) = ('', '')" : 'seen'} group by 1)
    select language as id, '' as name, least(sum(count), ${MOST_COUNTED})::int as count,
      sum(count) > ${MOST_COUNTED} or (select count(*) from seen) = ${most} as more
    from alike, unnest(string_to_array(trim(languages), ' ')) language
    group by 1 order by sum(count) desc, 1`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}
