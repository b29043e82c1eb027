import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { SearchFilters } from '../../contract/src/supply/discovery.ts'
import type { Context } from '../../server/src/context.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { readFilters, type Sort } from '../../server/src/supply/search/search-criteria.ts'
import { findAgents } from '../../server/src/supply/search/search-store.ts'
import { showFacets } from '../../server/src/supply/search/show-facets.ts'
import { readWords } from '../../server/src/supply/search/words/read-words.ts'

const PLANS = join(import.meta.dirname, '../plans')

const SEARCHES: Record<string, SearchFilters> = {
  all: {},
  'country-and-purpose': { country: 'ES', purpose: 'work' },
  'country-and-purpose-by-price': { country: 'ES', purpose: 'work', sort: 'price' },
  'cheap-and-quick': { purpose: 'study', max_price: 30_000, max_days: 14, sort: 'rating' },
  'rare-language': { purpose: 'work', language: 'mn' },
  'free-and-licensed': { country: 'CA', licensed: '1', free_within: 7 },
  'rare-words': { query: 'okafor', sort: 'price' },
  'common-words': { query: 'study permit', country: 'CA' },
  misspelt: { query: 'garcai amraa' },
}
/** Tables that grow with the agents: nothing may read one of them whole. A count that stops early may begin at its top. */
const SCAN =
  /Seq Scan on (?:found_\w+|service|agent|person)\b.*?actual rows=(?<kept>[\d.]+)(?:(?!->)[\s\S])*?(?:Rows Removed by Filter: (?<left>\d+)|\n\n|->|$)/g
const MOST_READ = 20_000

const readsWhole = (plan: string) =>
  [...plan.matchAll(SCAN)].some(({ groups }) => Number(groups?.kept) + Number(groups?.left ?? 0) > MOST_READ)

/** Writes down how PostgreSQL goes about each kind of search, and refuses a plan that reads a large table whole. */
export async function keepPlans(url: string) {
  await mkdir(PLANS, { recursive: true })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    for (const [name, filters] of Object.entries(SEARCHES)) {
      const text = (await plansOf(pool, filters)).join('\n\n')
      await writeFile(join(PLANS, `${name}.txt`), `${JSON.stringify(filters)}\n\n${text}\n`)
      if (readsWhole(text)) throw new Error(`The search ${name} reads a large table whole; see bench/plans.`)
    }
  } finally {
    await pool.end()
  }
}

async function plansOf(pool: pg.Pool, filters: SearchFilters) {
  const words = await readWords({ pool, clock: systemClock }, filters.query)
  const sought = readFilters(filters, words, systemClock.now())
  if (!sought) throw new Error('Nobody can match')
  const plans: string[] = []
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await pool.query(
        `explain (analyze, costs off, timing off, summary off) ${text}`,
        values,
      )
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return pool.query(text, values)
    },
  } as unknown as pg.Pool
  const sort: Sort = filters.sort ?? 'relevance'
  await findAgents(explaining, sought, { sort, after: null, limit: 15 })
  await showFacets({ pool: explaining, clock: systemClock } as Context, filters)
  return plans
}
