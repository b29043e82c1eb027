import { randomUUID } from 'node:crypto'
import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { SORTS } from '@sojourn/contract/supply/discovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringCrowd, type CrowdAgent } from '../../../test/found-crowd.ts'
import { Random } from '../../../test/random.ts'
import { type Catalogue, SearchOracle } from '../../../test/search-oracle.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'

const COUNTRIES = ['CA', 'DE', 'FR', 'JP', 'PT', 'IS']
const LANGUAGES = ['en', 'fr', 'ar', 'pt', 'yo', 'fi']
const PURPOSES = ['study', 'work', 'visit', 'family', 'transit']
const FIRST = ['José', 'Amara', 'Zoë', 'Björn', 'Noor', 'Li', 'Inès', 'Kofi']
const LAST = ['Okafor', 'García', 'Nguyễn', 'Novák', 'Smith', 'Saint-Pierre']
const TITLES = ['Study permit, whole file', 'Second look', 'Work visa in weeks', 'Famille réunie']
const QUERIES = [
  'jose',
  'GARCÍA',
  'stu',
  'permit canada',
  'li',
  'second look',
  'saint-pi',
  'ines okaf',
  'work',
  'germany',
  'how do I work in Germany',
  'a study permit for the Canada',
  'nurse canada',
  'student visa',
  'french',
  'arbeit in deutschland',
  'lawyer who speaks arabic',
  'spouse visa japan',
  'express entry',
]

const SEED = drawSeed(20261121)
const random = new Random(SEED)
const SEARCHES = rounds(80, 400)
let server: TestApp
let oracle: SearchOracle
let crowd: CrowdAgent[]
let visas: string[]

beforeAll(async () => {
  server = await openTestApp()
  const catalogue = await readCatalogue()
  visas = [...catalogue.purposesOf.keys()]
  crowd = Array.from({ length: 300 }, () => makeAgent(catalogue))
  await bringCrowd(server, crowd)
  oracle = new SearchOracle(crowd, catalogue)
})
afterAll(() => server.close())

async function readCatalogue(): Promise<Catalogue> {
  const { db } = server.context
  const rows = await db
    .selectFrom('visa')
    .select(['id', 'name', 'purposes', 'country_iso'])
    // The search names the visa that came after.
    .where('replaced_by', 'is', null)
    .execute()
  const used = rows.filter(({ country_iso }) => country_iso === null || COUNTRIES.includes(country_iso))
  const countries = await db.selectFrom('country').select(['iso', 'name', 'licence_notice']).execute()
  const purposes = await db.selectFrom('purpose').select(['slug', 'name']).execute()
  return {
    purposesOf: new Map(used.map(({ id, purposes }) => [id, purposes])),
    visaNames: new Map(used.map(({ id, name }) => [id, name])),
    countryNames: new Map(countries.map(({ iso, name }) => [iso, name])),
    purposeNames: new Map(purposes.map(({ slug, name }) => [slug, name])),
    onLicence: new Set(countries.filter((row) => row.licence_notice).map(({ iso }) => iso)),
  }
}

function makeAgent({ purposesOf }: Catalogue): CrowdAgent {
  const review_count = random.chance(0.3) ? 0 : random.between(1, 60)
  return {
    id: randomUUID(),
    first_name: random.one(FIRST),
    last_name: random.one(LAST),
    username: null,
    headline: random.chance(0.5) ? random.one(TITLES) : null,
    languages: [...new Set([random.one(LANGUAGES), random.one(LANGUAGES)])],
    verified: random.chance(0.95),
    suspended: random.chance(0.03),
    away: random.chance(0.03),
    rating_sum: Math.round(review_count * (3 + 2 * random.number()) * 2) / 2,
    review_count,
    completed_orders: random.between(0, 300),
    response_minutes: random.chance(0.2) ? null : random.between(1, 4000),
    licences: random.chance(0.5) ? ['CA'] : random.chance(0.2) ? ['JP'] : [],
    open: random.chance(0.5),
    services: random.many(4, () => {
      const country = random.one(COUNTRIES)
      const there = [...purposesOf.keys()].filter(
        (id) => id.startsWith('general/') || id.startsWith(`${country.toLowerCase()}/`),
      )
      return {
        country,
        visa: random.one(there),
        title: random.one(TITLES),
        price: random.between(10, 500) * 100,
        days: random.between(1, 60),
        status: random.chance(0.85) ? 'active' : random.one(['draft', 'archived'] as const),
      }
    }),
  }
}

const maybe = <T>(share: number, make: () => T) => (random.chance(share) ? make() : undefined)

/** Mostly one. */
const someOf = (values: string[]) =>
  random.chance(0.7)
    ? random.one(values)
    : [...new Set([random.one(values), random.one(values), random.one(values)])].join()

/** Often with its own country. */
function someVisa() {
  if (!random.chance(0.3)) return {}
  const visa = random.one(visas)
  return visa.startsWith('general/') || random.chance(0.4)
    ? { visa }
    : { visa, country: visa.slice(0, 2).toUpperCase() }
}

function someFilters(): SearchFilters {
  const filters = {
    query: maybe(0.3, () => random.one(QUERIES)),
    country: maybe(0.4, () => someOf([...COUNTRIES, 'ca', 'AD'])),
    purpose: maybe(0.35, () => someOf(PURPOSES)),
    ...someVisa(),
    language: maybe(0.3, () => someOf(LANGUAGES)),
    min_rating: maybe(0.2, () => random.between(35, 50) / 10),
    max_price: maybe(0.2, () => random.between(20, 400) * 100),
    max_days: maybe(0.2, () => random.between(2, 50)),
    licensed: maybe(0.3, () => '1' as const),
    verified: maybe(0.2, () => '1' as const),
    free_within: maybe(0.2, () => random.between(2, 30)),
    sort: maybe(0.8, () => random.one(SORTS)),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** Words found by fewer are joined by words that look alike: another test's matter. */
const isPlain = ({ query }: SearchFilters) => !query || oracle.countWords(query) >= 3

const inAddress = (filters: object) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

async function ask(path: string, query: object) {
  const answer = await server.app.inject({ url: `/api${path}`, query: inAddress(query) })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json().data
}

async function walk(filters: SearchFilters, limit: number) {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { uuid: string }[]; pagination: { next_cursor: string | null } } = await ask(
      '/consultants',
      { ...filters, limit, ...(cursor && { cursor }) },
    )
    ids.push(...page.items.map((item) => item.uuid))
    cursor = page.pagination.next_cursor
  }
  return ids
}

test('the crowd is worth searching: every word of the test is found often enough, and some agents are not found', () => {
  expect(QUERIES.filter((query) => oracle.countWords(query) >= 3).length).toBeGreaterThan(7)
  expect(oracle.ids({}).length).toBeLessThan(crowd.length - 20)
  expect(oracle.ids({}).length).toBeGreaterThan(150)
})

test(`${SEARCHES} searches find whom looking at everybody finds, in the same order, page after page`, async () => {
  let found = 0
  for (let round = 0; round < SEARCHES; round++) {
    const filters = someFilters()
    if (!isPlain(filters)) continue
    const expected = oracle.ids(filters)
    found += expected.length
    const ids = await walk(filters, random.between(3, 100))
    expect(ids, `SEED=${SEED} ${JSON.stringify(filters)}`).toEqual(expected)
  }
  expect(found).toBeGreaterThan(SEARCHES * 5)
})

test('prices and days on a card are those of the country and purpose asked for', async () => {
  for (const filters of [{ country: 'DE' }, { purpose: 'work' }, { country: 'CA', purpose: 'study' }, {}]) {
    const { items } = await ask('/consultants', { ...filters, limit: 100 })
    const matching = new Map(oracle.matching(filters).map(({ agent, offers }) => [agent.id, offers]))
    for (const item of items) {
      const offers = matching.get(item.uuid) ?? []
      expect(item.price_from.amount).toBe(Math.min(...offers.map(({ price }) => price)))
      expect(item.days_from).toBe(Math.min(...offers.map(({ days }) => days)))
    }
  }
})

test('150 times the facets count what looking at everybody counts, each without its own filter', async () => {
  const catalogue = await readCatalogue()
  for (let round = 0; round < 150; round++) {
    const { sort: _sort, ...filters } = someFilters()
    if (!isPlain(filters)) continue
    const facets = await ask('/consultants/facets', filters)
    const { country: _country, visa: _visa, ...anywhere } = filters
    const { purpose: _purpose, visa: _any, ...forAnything } = filters
    const { language: _language, ...inAnyLanguage } = filters
    const told = (facet: { id: string; count: number }[]) =>
      Object.fromEntries(facet.map(({ id, count }) => [id, count]))
    const said = JSON.stringify(filters)
    expect(facets.total, said).toEqual({ count: oracle.matching(filters).length, more: false })
    expect(told(facets.countries), said).toEqual(countriesOf(anywhere))
    expect(told(facets.purposes), said).toEqual(purposesOf(forAnything, catalogue))
    expect(told(facets.languages), said).toEqual(oracle.count(inAnyLanguage, ({ languages }) => languages))
  }
})

/** Asked one by one: limits on price and days are kept by a service of that country or purpose. */
const countriesOf = (filters: SearchFilters) =>
  countsOf(COUNTRIES, (country) => oracle.matching({ ...filters, country }).length)
const purposesOf = (filters: SearchFilters, { purposeNames }: Catalogue) =>
  countsOf([...purposeNames.keys()], (purpose) => oracle.matching({ ...filters, purpose }).length)

const countsOf = (values: string[], count: (value: string) => number) =>
  Object.fromEntries(values.map((value) => [value, count(value)] as const).filter(([, number]) => number > 0))
