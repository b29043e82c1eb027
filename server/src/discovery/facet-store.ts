import type pg from 'pg'
import { inAim, isNarrowed, type Look, lookedAt, offerConditions, speaks, withFree } from './offer-filters.ts'
import type { Words } from './read-words.ts'
import { BY_LANGUAGE, digging, isSpokenByFew, wholeOf } from './search-store.ts'
import type { Sought } from './sought.ts'
import { Values } from './values.ts'

/** Beyond it counts say `1,000+`: nobody looks through more, and counting them takes time. */
export const MOST_COUNTED = 1000
/** So many offers are looked at for each value; where there are more, the count is said to be the least. */
const MOST_SEEN = 500
/** Of each something else is looked up as well: its calendar, or all its services. */
const MOST_SEEN_CLOSELY = 150
const MOST_SEEN_OF_ALL = 5000
const MOST_SEEN_OF_ALL_CLOSELY = 1500
/** Of agents found by words so many are asked what they serve. */
const MOST_ASKED = 500

export interface FacetRow {
  id: string
  name: string
  count: number
  /** There may be more. */
  more: boolean
}

export async function countAgents(pool: pg.Pool, sought: Sought): Promise<number> {
  const values = new Values()
  const { from, where } = await lookFor(pool, sought, values)
  const text = `select count(*) from (
    select from ${from} where ${where.join(' and ')} limit ${MOST_COUNTED + 1}) found`
  const { rows } = await pool.query<{ count: number }>({ text, values: values.list })
  return rows[0]?.count ?? 0
}

async function lookFor(pool: pg.Pool, sought: Sought, values: Values) {
  if (sought.words) return digging(sought, wholeOf(sought.words), 'relevance', values)
  if (await isSpokenByFew(pool, sought)) return digging(sought, BY_LANGUAGE, 'relevance', values)
  const where = ['true', ...offerConditions(sought, values), ...speaks(sought, values)]
  return withFree(sought, values, { from: lookedAt(inAim(sought.aim, values)), where })
}

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
    : `select id, name, least(count, ${MOST_COUNTED})::int as count, count > ${MOST_COUNTED} or seen > ${mostSeen(sought)} as more
       from (${facet.list}) facet
       cross join lateral (${countSeen(sought, facet, values)}) counted
       where count > 0 order by sorted`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}

/** Without words: for each value some of its offers are looked at, all in one index; fenced off, to be counted once. */
function countSeen(sought: Sought, { facet, other, fixed }: Facet, values: Values) {
  const place = `${facet} = facet.id and ${other} = ${values.add(fixed, 'text')}`
  return `
    select count(*) filter (where ${matches(sought, values)}), count(*) as seen
    from ${lookedAt(place, mostSeen(sought) + 1)} offset 0`
}

const matches = (sought: Sought, values: Values) =>
  ['true', ...offerConditions(sought, values), ...speaks(sought, values), ...freeSoon(sought, values)].join(
    ' and ',
  )

/** Asked last and one by one, as few are looked at. */
const freeSoon = ({ freeBefore }: Sought, values: Values) =>
  freeBefore
    ? [
        `(select next_free_at <= ${values.add(freeBefore, 'timestamptz')} from found_free free
          where free.agent_id = offer.agent_id)`,
      ]
    : []

const isLookedUp = ({ freeBefore, maxPrice, maxDays }: Sought) =>
  freeBefore !== null || (maxPrice !== null && maxDays !== null)

function mostSeen(sought: Sought) {
  if (isLookedUp(sought)) return MOST_SEEN_CLOSELY
  return isNarrowed(sought) ? MOST_SEEN : MOST_COUNTED
}

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
    ${asked(dug)},
    counted as (
      select ${facet} as id, count(*)::int as count from asked
      cross join lateral (select * from found_offer offer where offer.agent_id = asked.agent_id offset 0) offer
      where ${where.join(' and ')} group by 1
    )
    select id, name, count, (select count(*) from asked) > ${MOST_ASKED} as more
    from counted join (${list}) facet using (id) order by sorted`
}

const asked = ({ from, where }: Look) => `
    with asked as materialized (
      select agent.agent_id from ${from} where ${where.join(' and ')} limit ${MOST_ASKED + 1}
    )`

/** How many there would be for each language, whatever the one asked for. */
export async function countLanguages(pool: pg.Pool, sought: Sought) {
  const values = new Values()
  const text = `
    ${sought.words ? languagesAmong(sought, sought.words, values) : languagesSeen(sought, values)}
    select language as id, '' as name, least(sum(count), ${MOST_COUNTED})::int as count,
      sum(count) > ${MOST_COUNTED} or (select sum(seen) from alike) > ${sought.words ? MOST_ASKED : mostSeenOfAll(sought)} as more
    from alike, unnest(string_to_array(trim(languages), ' ')) language
    where count > 0 group by 1 order by sum(count) desc, 1`
  const { rows } = await pool.query<FacetRow>({ text, values: values.list })
  return rows
}

const languagesAmong = (sought: Sought, words: Words, values: Values) => `
    ${asked(digging(sought, wholeOf(words), 'relevance', values))},
    alike as (
      select languages, count(*), count(*) as seen from asked
      cross join lateral (
        select languages from found_offer offer
        where (offer.agent_id, offer.country_iso, offer.aim) = (asked.agent_id, '', '') offset 0
      ) offer group by 1
    )`

const languagesSeen = (sought: Sought, values: Values) => `
    with alike as (
      select languages, count(*) filter (where ${matches(sought, values)}), count(*) as seen
      from ${lookedAt(inAim(sought.aim, values), mostSeenOfAll(sought) + 1)} group by 1
    )`

const mostSeenOfAll = (sought: Sought) => (isLookedUp(sought) ? MOST_SEEN_OF_ALL_CLOSELY : MOST_SEEN_OF_ALL)
