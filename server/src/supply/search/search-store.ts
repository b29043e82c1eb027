import type pg from 'pg'
import { used } from './filters.ts'
import {
  agentConditions,
  byWord,
  inAim,
  inAims,
  inReach,
  isNarrowed,
  lookedAt,
  needsOffers,
  offerConditions,
  withFree,
} from './offer-filters.ts'
import type { Aim, SearchCriteria, Sort } from './search-criteria.ts'
import { Values } from './values.ts'
import type { FoundRow } from './view.ts'
import type { Words } from './words/read-words.ts'
import { quoted } from './words/search-terms.ts'

/** The id decides between rows of the same value. */
const ORDERS: Record<Sort, { column: string; descending: boolean; type: string; byOffer: boolean }> = {
  relevance: { column: 'standing', descending: true, type: 'bigint', byOffer: false },
  rating: { column: 'rating_rank', descending: true, type: 'bigint', byOffer: false },
  price: { column: 'min_price', descending: false, type: 'bigint', byOffer: true },
  speed: { column: 'min_days', descending: false, type: 'bigint', byOffer: true },
  newest: { column: 'found_since', descending: true, type: 'timestamptz', byOffer: false },
}

/**
 * A search by words finds them in the name as it was typed, finds the words themselves or what they mean
 * somewhere, or finds such that look alike.
 */
const TIERS = { name: 3, literal: 2, exact: 1, alike: 0 } as const

/** Few match if the first of these do not fill a page, and they are found another way. */
const FAR_ENOUGH = 2000
/** The share is of those in an aim. */
const FEW = 0.04

export interface Position {
  tier: number
  key: number | string
  id: string
}

export interface HitRow extends FoundRow {
  agent_id: string
  tier: number
  key: number | Date
}

interface Page {
  sort: Sort
  after: Position | null
  limit: number
}

interface Statement {
  name?: string
  text: string
  values: unknown[]
}

/** One more row than a page, so that the caller sees whether there is another. */
export async function findAgents(pool: pg.Pool, sought: SearchCriteria, page: Page): Promise<HitRow[]> {
  if (sought.words || isOfMany(sought)) return digThrough(pool, sought, page)
  const { rows } = await pool.query<HitRow>(walkStatement(sought, page))
  if (rows.length > page.limit || !isNarrowed(sought)) return rows
  if (await areFew(pool, sought)) return digThrough(pool, sought, page)
  return (await pool.query<HitRow>(siftStatement(sought, page))).rows
}

/** Looking up by words those that have one is less than looking at everybody. */
export async function areFew(pool: pg.Pool, sought: SearchCriteria) {
  const values = new Values()
  const wanted = used(sought).flatMap(({ word, sql }) => (word ? [sql('offer', values)] : []))
  if (wanted.length === 0) return false
  const { rows } = await pool.query<{ few: boolean }>({
    text: `select count(*) filter (where ${wanted.join(' and ')}) < count(*) * ${FEW} as few
      from ${lookedAt([inAims(sought.aims, values)], FAR_ENOUGH)}`,
    values: values.list,
  })
  return rows[0]?.few ?? true
}

/** Tier after tier until the page is full. */
async function digThrough(pool: pg.Pool, sought: SearchCriteria, page: Page) {
  const found: HitRow[] = []
  for (const tier of tiersOf(sought, page.sort)) {
    if (page.after && tier.least > page.after.tier) continue
    const limit = page.limit - found.length
    if (limit < 0) break
    const { rows } = await pool.query<HitRow>(digStatement(sought, tier, { ...page, limit }))
    found.push(...rows)
  }
  return found
}

/** The condition is true of all. No index has what it asks, or one without the order would be read whole and sorted. */
const INDEX_IN_ORDER = 'cardinality(offer.prices) > 0'

/** Goes along the offers in the order asked for; with filters only so far, as few may match. */
export function walkStatement(sought: SearchCriteria, page: Page): Statement {
  const values = new Values()
  const most = values.add(page.limit + 1, 'int')
  const order = orderOf(page.sort, 'offer')
  const place = [inAims(sought.aims, values), ...after(page, 'offer', values)].join(' and ')
  const isPlain = !isNarrowed(sought)
  const conditions = [...offerConditions(sought, values), ...byWord(sought, values)]
  const { from, where } = isPlain
    ? { from: 'found_offer offer', where: [place, ...conditions, INDEX_IN_ORDER] }
    : withFree(sought, values, {
        from: `(select * from found_offer offer where ${place} order by ${order} limit ${FAR_ENOUGH}) offer`,
        where: ['true', ...conditions],
      })
  const text = cards(
    `select offer.agent_id, offer.${ORDERS[page.sort].column} as key, ${TIERS.exact} as tier, offer.min_price, offer.min_days
     from ${from} where ${where.join(' and ')} order by ${order} limit ${most}`,
    page.sort,
  )
  // The search most ask for is kept planned; all else is planned for its values, as rare and common ones want
  // different ways.
  return {
    ...(isPlain && !sought.visaServes && { name: `browse-${page.sort}-${page.after ? 'next' : 'first'}` }),
    text,
    values: values.list,
  }
}

/** Looks at all offers where they are smallest, and sorts the few that match. */
export function siftStatement(sought: SearchCriteria, page: Page): Statement {
  const values = new Values()
  const most = values.add(page.limit + 1, 'int')
  const { from, where } = withFree(sought, values, {
    from: lookedAt([inAims(sought.aims, values), ...inReach(sought, values)]),
    where: [...offerConditions(sought, values), ...byWord(sought, values)],
  })
  const text = cards(
    `select offer.agent_id, offer.${ORDERS[page.sort].column} as key, ${TIERS.exact} as tier, offer.min_price, offer.min_days
     from (
       select offer.agent_id, offer.country_iso, offer.aim from ${from} where ${where.join(' and ')} offset 0
     ) few
     cross join lateral (
       select * from found_offer whole
       where (whole.agent_id, whole.country_iso, whole.aim) = (few.agent_id, few.country_iso, few.aim) offset 0
     ) offer
     where ${after(page, 'offer', values).join(' and ') || 'true'}
     order by ${orderOf(page.sort, 'offer')} limit ${most}`,
    page.sort,
  )
  return { text, values: values.list }
}

/** Looks up words and what has one, and sorts those it finds. */
export function digStatement(sought: SearchCriteria, tierOf: Tier, page: Page): Statement {
  const values = new Values()
  const { column } = ORDERS[page.sort]
  const { least, best } = tierOf
  const { from, where, table } = digging(sought, tierOf, page.sort, values)
  const isMixed = best.length > 0
  const tier = isMixed
    ? `case ${best.map((one) => `when agent.doc @@ ${values.add(one.words, 'tsquery')} then ${one.tier}`).join(' ')} else ${least} end`
    : least
  const isGoneOn = page.after && (isMixed || page.after.tier === least)
  const further = isGoneOn && !isMixed ? after(page, table, values) : []
  const most = values.add(page.limit + 1, 'int')
  const dug = `
    select agent.agent_id, ${table}.${column} as key, ${tier} as tier
    from ${from} where ${[...where, ...further].join(' and ')}`
  const hits = isMixed
    ? `with dug as materialized (${dug})
       select * from dug ${
         isGoneOn && page.after
           ? `where (tier, key, agent_id) < (${values.add(page.after.tier, 'int')},
         ${values.add(page.after.key, 'bigint')}, ${values.add(page.after.id, 'uuid')})`
           : ''
}
       order by tier desc, key desc, agent_id desc limit ${most}`
    : `${dug} order by ${orderOf(page.sort, table)} limit ${most}`
  const text = cards(
    `select hit.*, offer.min_price, offer.min_days from (${hits}) hit
     ${cheapestOffer(sought, values)}`,
    page.sort,
  )
  return { text, values: values.list }
}

/** Offers come in only where their prices or days matter. */
export function digging(sought: SearchCriteria, { words, isRare }: Dug, sort: Sort, values: Values) {
  const { aims } = sought
  const byOffer = ORDERS[sort].byOffer || needsOffers(sought)
  const everywhere = used(sought).filter(({ isOfPlace }) => !isOfPlace)
  const inPlace = used(sought).filter(({ isOfPlace }) => isOfPlace)
  const terms = [
    ...(words ? [`(${words})`] : []),
    ...everywhere.flatMap(({ word }) => (word ? [`(${word(aims[0])})`] : [])),
    ...(inPlace.length > 0 || aims.length > 1 || aims[0].country || aims[0].aim
      ? [`(${aims.map((aim) => termOf(aim, inPlace)).join('|')})`]
      : []),
  ]
  const says = `agent.doc @@ ${values.add(terms.join('&'), 'tsquery')}`
  const where = isRare ? ['true'] : [says]
  // The few are fenced off: they are looked up by their words first, whatever order they are wanted in.
  let from = isRare ? `(select * from found_agent agent where ${says} offset 0) agent` : 'found_agent agent'
  if (byOffer) {
    const offers = `from found_offer offer where offer.agent_id = agent.agent_id and ${inAims(aims, values)}`
    const conditions = offerConditions(sought, values)
    if (isOfMany(sought)) {
      from += ` cross join lateral (
        select agent_id, min(min_price) as min_price, min(min_days) as min_days, min(standing) as standing,
          min(rating_rank) as rating_rank, min(found_since) as found_since
        ${offers} group by agent_id having bool_or(${['true', ...conditions].join(' and ')})) offer`
    } else {
      // The offer of each is fetched where they are few; else PostgreSQL decides whether by agent or by
      // place.
      from += ` cross join lateral (select * ${offers} ${isRare ? 'offset 0' : ''}) offer`
      where.push(...conditions)
    }
  } else {
    where.push(...agentConditions(sought, values))
  }
  return { ...withFree(sought, values, { from, where }, 'agent'), table: byOffer ? 'offer' : 'agent' }
}

/** Several places will do, so each agent may have offers in some of them. */
export const isOfMany = ({ aims }: SearchCriteria) => aims.length > 1

const termOf = (place: Aim, inPlace: ReturnType<typeof used>) =>
  `(${[quoted(`${place.country}:${place.aim}`), ...inPlace.flatMap(({ word }) => word?.(place) ?? [])].join('&')})`

const cheapestOffer = (sought: SearchCriteria, values: Values) =>
  isOfMany(sought)
    ? `cross join lateral (
         select min(min_price) as min_price, min(min_days) as min_days from found_offer offer
         where offer.agent_id = hit.agent_id and ${inAims(sought.aims, values)}
       ) offer`
    : `join found_offer offer on offer.agent_id = hit.agent_id and ${inAim(sought.aims[0], values)}`

export interface Dug {
  words: string | null
  /** All are looked at, since so few have it. */
  isRare: boolean
}

/** A language few speak, or a licence few have, is looked up without any word. */
const WITHOUT_WORDS: Dug = { words: null, isRare: true }

/** Several places are looked up without any word too, and many may serve them. */
export const withoutWords = (sought: SearchCriteria): Dug => ({ ...WITHOUT_WORDS, isRare: !isOfMany(sought) })

interface Tier extends Dug {
  least: number
  /** Better tiers some of these may be in, the best first: where few are found, all come at once. */
  best: { words: string; tier: number }[]
}

/** Sorted by relevance, names come first and likeness last; other orders mix them. */
export function tiersOf(sought: SearchCriteria, sort: Sort): Tier[] {
  const { words } = sought
  if (!words) return [{ ...withoutWords(sought), least: TIERS.exact, best: [] }]
  const { name, exact, literal, loose, isRare, isLooseRare } = words
  if (sort !== 'relevance') return [{ ...wholeOf(words), least: TIERS.exact, best: [] }]
  const unlike = `(${loose})&!(${exact})&!(${name})`
  const alike = loose ? [{ words: unlike, isRare: isLooseRare, least: TIERS.alike, best: [] }] : []
  const better = [
    { words: name, tier: TIERS.name },
    ...(literal ? [{ words: literal, tier: TIERS.literal }] : []),
  ]
  if (isRare) return [{ words: `(${exact})|(${name})`, isRare, least: TIERS.exact, best: better }, ...alike]
  const inTurn = [...better, { words: exact, tier: TIERS.exact }].map(({ words, tier }, at, tiers) => ({
    words: [`(${words})`, ...tiers.slice(0, at).map((before) => `!(${before.words})`)].join('&'),
    isRare,
    least: tier,
    best: [],
  }))
  return [...inTurn, ...alike]
}

export function wholeOf({ name, exact, loose, isRare, isLooseRare }: Words): Dug {
  return loose
    ? { words: `(${loose})|(${name})`, isRare: isLooseRare }
    : { words: `(${exact})|(${name})`, isRare }
}

function after({ after, sort }: Page, table: string, values: Values) {
  if (!after) return []
  const { column, descending, type } = ORDERS[sort]
  const key = values.add(after.key, type)
  const id = values.add(after.id, 'uuid')
  return [`(${table}.${column}, ${table}.agent_id) ${descending ? '<' : '>'} (${key}, ${id})`]
}

const orderOf = (sort: Sort, table: string) =>
  directed(sort, [`${table}.${ORDERS[sort].column}`, `${table}.agent_id`])

const directed = (sort: Sort, columns: string[]) =>
  columns.map((column) => `${column} ${ORDERS[sort].descending ? 'desc' : 'asc'}`).join(', ')

const cards = (hits: string, sort: Sort) => `
  with hit as materialized (${hits})
  select hit.agent_id, hit.key, hit.tier, hit.min_price, hit.min_days, found_agent.card, found_free.next_free_at
  from hit
  join found_agent on found_agent.agent_id = hit.agent_id
  left join found_free on found_free.agent_id = hit.agent_id
  order by hit.tier desc, ${directed(sort, ['hit.key', 'hit.agent_id'])}`
