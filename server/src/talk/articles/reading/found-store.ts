import type pg from 'pg'
import { quoted } from '../../../supply/search/words/search-terms.ts'
import type { LiveArticleRow } from './live-store.ts'
import type { ArticleWords } from './read-article-words.ts'

export interface Place {
  tier: number
  /** A time as text, or a number of likes. */
  key: string | number
  id: string
}

export interface FoundRow extends LiveArticleRow {
  tier: number
}

export interface ArticlesSought {
  words: ArticleWords | null
  category: string
  country: string
  sort: 'relevance' | 'newest' | 'likes'
  after: Place | null
  limit: number
}

const KEYS = {
  newest: { column: 'published_at', type: 'timestamptz' },
  likes: { column: 'likes', type: 'int' },
}
const keyOf = (sort: ArticlesSought['sort']) => KEYS[sort === 'likes' ? 'likes' : 'newest']

/** One more row than a page, so that the caller sees whether there is another. */
export async function findArticles(pool: pg.Pool, sought: ArticlesSought): Promise<FoundRow[]> {
  if (!sought.words) return browse(pool, sought)
  const found: FoundRow[] = []
  for (const { tier, term } of tiersOf(sought.words, sought.sort)) {
    if (sought.after && tier > sought.after.tier) continue
    const left = sought.limit + 1 - found.length
    if (left <= 0) break
    found.push(...(await dig(pool, sought, tier, term, left)))
  }
  return found
}

/** By relevance titles come first and what is only meant last; other orders mix them. */
function tiersOf({ title, literal, meant }: ArticleWords, sort: ArticlesSought['sort']) {
  const whole = `(${literal})|(${meant})`
  if (sort !== 'relevance') return [{ tier: 0, term: whole }]
  return [
    { tier: 2, term: title },
    { tier: 1, term: `(${literal})&!(${title})` },
    ...(meant === literal ? [] : [{ tier: 0, term: `(${meant})&!(${literal})&!(${title})` }]),
  ]
}

/** Goes along the index of the order asked for. */
async function browse(pool: pg.Pool, { category, country, sort, after, limit }: ArticlesSought) {
  const { column, type } = keyOf(sort)
  const { rows } = await pool.query<FoundRow>({
    // The length of a page stands in the text: without it PostgreSQL plans each one anew.
    name: `articles-by-${column}-${after ? 'next' : 'first'}-${limit}`,
    text: cards(
      `select article_id, ${column} as key, 0 as tier from found_article_place
       where country_iso = $1 and category = $2
         ${after ? `and (${column}, article_id) < ($3::${type}, $4::uuid)` : ''}
       order by ${column} desc, article_id desc limit ${limit + 1}`,
    ),
    values: [country, category, ...(after ? [after.key, after.id] : [])],
  })
  return rows
}

/** Looks words up, and sorts those they find. Planned each time: rare words want another way than common ones. */
async function dig(pool: pg.Pool, sought: ArticlesSought, tier: number, words: string, limit: number) {
  const { category, country, sort, after } = sought
  const { column, type } = keyOf(sort)
  const terms = [
    `(${words})`,
    ...(country ? [quoted(`${country}:`)] : []),
    ...(category ? [quoted(`c:${category}`)] : []),
  ]
  const isGoneOn = after !== null && after.tier === tier
  const { rows } = await pool.query<FoundRow>({
    text: cards(
      `select article_id, ${column} as key, ${tier} as tier from found_article
       where doc @@ $1::tsquery ${isGoneOn ? `and (${column}, article_id) < ($3::${type}, $4::uuid)` : ''}
       order by ${column} desc, article_id desc limit $2`,
    ),
    values: [terms.join('&'), limit, ...(isGoneOn ? [after.key, after.id] : [])],
  })
  return rows
}

const cards = (hits: string) => `
  with hit as materialized (${hits})
  select live.article_id as id, live.agent_id, live.slug, live.title, live.category, live.excerpt, live.cover_id,
    live.reading_minutes, live.likes, live.published_at, agent.username, person.first_name, person.last_name,
    person.picture_key, hit.tier
  from hit
  join live_article live on live.article_id = hit.article_id
  join agent on agent.person_id = live.agent_id
  join person on person.id = live.agent_id
  order by hit.key desc, hit.article_id desc`

export interface CountedRow {
  kind: 'category' | 'country'
  id: string
  name: string
  count: number
}

/** How many articles each category and each country has. */
export async function countPlaces(pool: pg.Pool) {
  const { rows } = await pool.query<CountedRow>({
    name: 'article-places',
    text: `
      select 'category' as kind, category as id, category as name, count(*)::int as count
      from found_article_place where country_iso = '' and category <> '' group by category
      union all
      select 'country', country_iso, country.name, count(*)::int
      from found_article_place join country on country.iso = country_iso
      where category = '' and country_iso <> '' group by country_iso, country.name
      order by kind, name`,
  })
  return rows
}
