import type pg from 'pg'
import { Values } from '../../../supply/search/values.ts'
import { quoted } from '../../../supply/search/words/search-terms.ts'
import type { LiveArticleRow } from './live-store.ts'
import type { ArticleWords } from './read-article-words.ts'

export interface Place {
  tier: number
  /** The key is a time as text, or a number of likes. */
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
  for (const tier of tiersOf(sought.words, sought.sort)) {
    if (sought.after && tier.place > sought.after.tier) continue
    const left = sought.limit + 1 - found.length
    if (left <= 0) break
    found.push(...(await dig(pool, sought, tier, left)))
  }
  return found
}

interface Tier {
  place: number
  term: string
  /** Only the words of titles tell there. */
  isOfTitles?: boolean
}

/** Sorted by relevance, titles come first and what is only meant last; other orders mix them. */
function tiersOf({ title, literal, meant }: ArticleWords, sort: ArticlesSought['sort']): Tier[] {
  if (sort !== 'relevance') return [{ place: 0, term: `(${literal})|(${meant})` }]
  return [
    { place: 2, term: title, isOfTitles: true },
    { place: 1, term: `(${literal})&!(${title})` },
    ...(meant === literal ? [] : [{ place: 0, term: `(${meant})&!(${literal})&!(${title})` }]),
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

/** This many of the first in order are read before an index is asked; titles are read sooner than texts. */
const READ = { titles: 300, texts: 100 }

/**
 * Words that many have are soon met along the order asked for; words that few have are looked up, and sorted.
 * Fenced off by "offset 0": PostgreSQL guesses badly how many have a word, and would read nearly all in order.
 */
async function dig(pool: pg.Pool, sought: ArticlesSought, tier: Tier, most: number) {
  const { sort, after } = sought
  const { column, type } = keyOf(sort)
  const kind = tier.isOfTitles ? 'titles' : 'texts'
  const isGoneOn = after !== null && after.tier === tier.place
  const values = new Values()
  const says = (where: string, words: string) => `${where} @@ ${values.add(words, 'tsquery')}`
  const met = [...(tier.isOfTitles ? [says('titles', tier.term)] : []), says('doc', wholeTerm(sought, tier))]
  const limit = values.add(most, 'int')
  const further = isGoneOn
    ? `(${column}, article_id) < (${values.add(after.key, type)}, ${values.add(after.id, 'uuid')})`
    : 'true'
  const key = `article_id, ${column}`
  const order = `order by ${column} desc, article_id desc`
  const { rows } = await pool.query<FoundRow>({
    name: `articles-of-${kind}-by-${column}-${isGoneOn ? 'next' : 'first'}-${sought.limit}`,
    text: cards(`
      with met as materialized (
        select ${key} from (
          select ${key}, titles, doc from found_article where ${further} ${order} limit ${READ[kind]}
        ) first where ${met.join(' and ')} limit ${limit}
      ), looked_up as (
        select * from (
          select ${key} from found_article where ${met.at(-1)} and ${further} offset 0
        ) few where (select count(*) from met) < ${limit} ${order} limit ${limit}
      )
      select article_id, ${column} as key, ${values.add(tier.place, 'int')} as tier from (
        select * from met where (select count(*) from met) = ${limit} union all select * from looked_up
      ) found ${order} limit ${sought.limit + 1}`),
    values: values.list,
  })
  return rows
}

const wholeTerm = ({ country, category }: ArticlesSought, { term }: Tier) =>
  [
    `(${term})`,
    ...(country ? [quoted(`${country}:`)] : []),
    ...(category ? [quoted(`c:${category}`)] : []),
  ].join('&')

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
