import type pg from 'pg'
import { quoted } from './read-words.ts'
import type { Aim, Sort, Sought } from './sought.ts'
import type { FoundRow } from './view.ts'

/** What a sort goes by: the column, its direction and type. Of the same value the id decides. */
const ORDERS: Record<Sort, { column: string; descending: boolean; type: string }> = {
  relevance: { column: 'standing', descending: true, type: 'bigint' },
  rating: { column: 'rating_rank', descending: true, type: 'bigint' },
  price: { column: 'min_price', descending: false, type: 'bigint' },
  speed: { column: 'min_days', descending: false, type: 'bigint' },
  newest: { column: 'found_since', descending: true, type: 'timestamptz' },
}

/** Of searches by words: the name is what was typed, the words stand somewhere, or such that look alike do. */
const TIERS = { name: 2, exact: 1, alike: 0 } as const

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

/** One more row than a page, so that the caller sees whether there is another. */
export async function findAgents(pool: pg.Pool, sought: Sought, page: Page): Promise<HitRow[]> {
  const { text, values } = searchStatement(sought, page)
  const name = isBrowsing(sought)
    ? `browse-${page.sort}-${shapeOf(sought)}-${page.after !== null}`
    : undefined
  const { rows } = await pool.query<HitRow>({ text, values, ...(name && { name }) })
  return rows
}

/** What most ask for: kept planned. All else is planned for its values, since rare and common ones want different ways. */
const isBrowsing = ({ aim: _aim, licensed, ...filters }: Sought) =>
  !licensed && Object.values(filters).every((filter) => filter === null)

const shapeOf = ({ aim }: Sought) => (aim ? 'aim' : 'all')

export function searchStatement(sought: Sought, { sort, after, limit }: Page) {
  const values = new Values()
  const order = ORDERS[sort]
  const direction = order.descending ? 'desc' : 'asc'
  const most = values.add(limit + 1, 'int')
  const branches = branchesOf(sought, sort)
    .filter(({ tier }) => !after || tier <= after.tier)
    .map(({ tier, words }) => {
      const { from, where } = placesToLook(sought, words, values)
      if (after && tier === after.tier) {
        const sign = order.descending ? '<' : '>'
        where.push(
          `(place.${order.column}, place.agent_id) ${sign} (${values.add(after.key, order.type)}, ${values.add(after.id, 'uuid')})`,
        )
      }
      return `select place.agent_id, place.${order.column} as key, ${tier} as tier, place.min_price, place.min_days
        from ${from} where ${where.join(' and ') || 'true'}
        order by place.${order.column} ${direction}, place.agent_id ${direction} limit ${most}`
    })
  const hits =
    branches.length === 1
      ? branches[0]
      : `select * from (${branches.map((branch) => `(${branch})`).join(' union all ')}) tiers
         order by tier desc, key ${direction}, agent_id ${direction} limit ${most}`
  const text = `
    with hit as materialized (${hits})
    select hit.agent_id, hit.key, hit.tier, hit.min_price, hit.min_days, found_agent.card, found_free.next_free_at
    from hit
    join found_agent on found_agent.agent_id = hit.agent_id
    left join found_free on found_free.agent_id = hit.agent_id
    order by tier desc, key ${direction}, hit.agent_id ${direction}`
  return { text, values: values.list }
}

/** By relevance names come first and likeness last; other orders mix them. */
function branchesOf({ words }: Sought, sort: Sort) {
  if (!words) return [{ tier: TIERS.exact, words: null }]
  const { name, exact, loose } = words
  if (sort !== 'relevance') return [{ tier: TIERS.exact, words: loose ?? exact }]
  return [
    { tier: TIERS.name, words: name },
    { tier: TIERS.exact, words: `${exact}&!(${name})` },
    ...(loose ? [{ tier: TIERS.alike, words: `${loose}&!(${exact})` }] : []),
  ]
}

/** All filters but the words as they are in these. */
export function placesToLook(sought: Sought, words: string | null, values: Values) {
  const { aim, language, minRating, maxPrice, maxDays, licensed, freeBefore, foundAfter, visaServes } = sought
  const terms = [
    ...(words ? [`(${words})`] : []),
    ...(language ? [quoted(`l:${language}`)] : []),
    ...(words && aim ? [quoted(lexemeOf(aim))] : []),
  ]
  const where: string[] = []
  let from = aim ? 'found_offer place' : 'found_agent place'
  if (aim)
    where.push(
      `place.country_iso = ${values.add(aim.country, 'text')} and place.aim = ${values.add(aim.aim, 'text')}`,
    )
  if (terms.length > 0) {
    if (aim) from += ' join found_agent agent on agent.agent_id = place.agent_id'
    where.push(`${aim ? 'agent' : 'place'}.doc @@ ${values.add(terms.join('&'), 'tsquery')}`)
  }
  if (minRating !== null) where.push(`place.rating >= ${values.add(minRating, 'numeric')}`)
  if (maxPrice !== null) where.push(`place.min_price <= ${values.add(maxPrice, 'bigint')}`)
  if (maxDays !== null) where.push(`place.min_days <= ${values.add(maxDays, 'int')}`)
  if (maxPrice !== null && maxDays !== null) {
    where.push(`exists (select from unnest(place.prices, place.days) as one (price, days)
      where price <= ${values.add(maxPrice, 'bigint')} and days <= ${values.add(maxDays, 'int')})`)
  }
  if (licensed) where.push('place.licensed')
  if (freeBefore) {
    from += ' join found_free free on free.agent_id = place.agent_id'
    where.push(`free.next_free_at <= ${values.add(freeBefore, 'timestamptz')}`)
  }
  if (foundAfter) where.push(`place.found_since > ${values.add(foundAfter, 'timestamptz')}`)
  if (visaServes) {
    where.push(`exists (select from visa where id = ${values.add(visaServes.visa, 'text')}
      and ${values.add(visaServes.purpose, 'text')} = any(purposes))`)
  }
  return { from, where }
}

/** How `found_agent.doc` says that an agent serves an aim. */
export const lexemeOf = ({ country, aim }: Aim) => `${country}:${aim}`

/** Parameters of a statement: what is sought never becomes part of its text. */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown, type: string) {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}

/** The cards of these agents who can be found, in the order of the ids. */
export async function cardsOf(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<FoundRow & { agent_id: string }>({
    name: 'found-cards',
    text: `select agent_id, card, min_price, min_days, next_free_at
      from unnest($1::uuid[]) with ordinality as asked (agent_id, position)
      join found_agent using (agent_id)
      left join found_free using (agent_id)
      order by position`,
    values: [ids],
  })
  return rows
}

/** Who they are, of agents who cannot be found: what they offer is not shown. */
export async function plainCardsOf(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<FoundRow & { agent_id: string; verified: boolean }>({
    name: 'plain-cards',
    text: `select agent.person_id as agent_id, verified_at is not null as verified, null as min_price, null as min_days,
        null as next_free_at,
        json_build_object(
          'uuid', agent.person_id, 'username', username, 'name', first_name || ' ' || last_name, 'headline', headline,
          'picture_key', picture_key, 'countries', '[]'::json, 'categories', '[]'::json, 'languages', languages,
          'rating', case when review_count > 0 then round(rating_sum / review_count, 1) end,
          'review_count', review_count, 'completed_orders', completed_orders,
          'response_minutes', response_minutes, 'service_count', 0, 'licences', '[]'::json
        ) as card
      from agent join person on person.id = agent.person_id
      where agent.person_id = any($1::uuid[]) and deleted_at is null`,
    values: [ids],
  })
  return rows
}
