import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { encodeCursor } from '../../../platform/http/input/cursor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())

async function list(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/articles', query: { limit: '100', ...query } })
  return { status: answer.statusCode, body: answer.json() }
}
const slugsOf = async (query: Record<string, string>) =>
  (await list(query)).body.data.items.map(({ slug }: { slug: string }) => slug) as string[]

/** Every article of a list, page after page. */
async function walk(query: Record<string, string>, limit: number) {
  const slugs: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await list({ ...query, limit: String(limit), ...(cursor && { cursor }) })
    expect(body.data.items.length).toBeLessThanOrEqual(limit)
    slugs.push(...body.data.items.map(({ slug }: { slug: string }) => slug))
    cursor = body.data.pagination.next_cursor
  }
  return slugs
}

describe('a list goes on where it ended', () => {
  test.each([
    [{}],
    [{ sort: 'likes' }],
    [{ category: 'Study' }],
    [{ country: 'CA' }],
    [{ query: 'family' }],
    [{ query: 'family', sort: 'newest' }],
  ])('%j', async (query: Record<string, string>) => {
    const whole = await slugsOf(query)
    expect(whole.length).toBeGreaterThan(2)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 2, 7]) expect(await walk(query, limit), String(limit)).toEqual(whole)
  })

  test.each([
    'x',
    encodeCursor([]),
    encodeCursor(['fingerprint', 0, '2026-10-01T00:00:00.000Z', randomUUID()]),
    encodeCursor(['2026-10-01', randomUUID()]),
  ])('the cursor %s is a wrong field', async (cursor) => {
    const { status, body } = await list({ cursor })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ field: 'cursor', message: 'This list cannot be continued from there.' }])
  })

  test('a cursor of another search is a wrong field', async () => {
    const { body } = await list({ limit: '1' })
    const cursor = body.data.pagination.next_cursor
    expect((await list({ cursor, category: 'Study' })).status).toBe(422)
  })
})

describe('words', () => {
  test('of a title come before those of a text', async () => {
    const found = await slugsOf({ query: 'biometrics' })
    expect(found[0]).toBe('your-biometrics-appointment-hour-by-hour')
  })

  test.each([
    ['motivation letter in French: lettre', 'la-lettre-que-l-on-lit', 'lettre'],
    ['the beginning of a word', 'how-visa-scams-really-begin', 'scam'],
    ['without accents', 'la-lettre-que-l-on-lit', 'consulat etablissement'],
    ['Cyrillic', 'pervye-nedeli-studenta', 'студента'],
    ['Arabic', 'lamm-shaml-al-usra', 'الأسرة'],
    ['Devanagari', 'videsh-mein-padhai', 'पढ़ाई'],
    ['in the middle of a Chinese sentence', 'zhunbei-qianzheng-cailiao', '签证材料'],
    ['Thai', 'triam-ekkasan-visa', 'เอกสาร'],
    ['Korean', 'yuhak-bija-yeoseot-jilmun', '유학'],
  ])('%s', async (_what, slug, query) => expect(await slugsOf({ query })).toContain(slug))

  test.each([
    ['newest', ({ date }: { date: string }) => Date.parse(date)],
    ['likes', ({ likes }: { likes: number }) => likes],
  ] as const)('sorted by %s stand in that order, wherever they have the word', async (sort, keyOf) => {
    const { items } = (await list({ query: 'visa', sort })).body.data
    const keys = items.map(keyOf) as number[]
    expect(keys).toEqual(keys.toSorted((one, other) => other - one))
    const byRelevance = (await list({ query: 'visa' })).body.data.items.map(keyOf)
    expect(byRelevance, 'a title comes first there').not.toEqual(keys)
  })

  test('a country finds what is about it, whatever it is called', async () => {
    const here = await slugsOf({ country: 'CA' })
    expect(here).toContain('proof-of-funds-that-answers-the-next-question')
    for (const query of ['Canada', 'Канада', '加拿大'])
      expect(await slugsOf({ query }), query).toEqual(expect.arrayContaining(here))
  })

  test('a synonym of a purpose finds articles on it', async () => {
    expect(await slugsOf({ query: 'university' })).toContain('a-study-plan-letter-that-sounds-like-you')
  })

  test('a misspelt word of the dictionary is understood', async () => {
    expect(await slugsOf({ query: 'canda' })).toContain('proof-of-funds-that-answers-the-next-question')
  })

  test('where nothing has all words, most of them do', async () => {
    expect(await slugsOf({ query: 'biometrics appointment xyzzy' })).toContain(
      'your-biometrics-appointment-hour-by-hour',
    )
    expect(await slugsOf({ query: 'xyzzy plugh' })).toEqual([])
  })

  test.each([
    "' or 1=1 --",
    '\\',
    "\\'",
    '%',
    ':*',
    'a:*b',
    'n:x',
    'c:Study',
    'CA:',
    '&',
    '|',
    '!',
    '(',
    '😀',
    '$1',
    '签',
    'x'.repeat(2000),
    'w '.repeat(900),
  ])('%# are only words', async (query) => {
    for (const more of [{}, { category: "o'\\c" }, { sort: 'likes' }])
      expect((await list({ query, ...more } as Record<string, string>)).status).toBe(200)
  })
})

describe('what can be found', () => {
  test('drafts, what waits and what was sent back are not there; what changes is, as it was', async () => {
    const all = await slugsOf({})
    expect(all).toHaveLength(34)
    for (const unseen of [
      's-enfants-a-l-ecole',
      'living-with-flatmates',
      'what-treatment-abroad-costs',
      'a-week-in-london',
    ])
      expect(all).not.toContain(unseen)
    expect(all).toContain('pervye-nedeli-studenta')
    expect(await slugsOf({ query: 'interview page photograph best jobs' })).not.toContain(
      'a-tool-belt-and-a-visa-changes',
    )
  })

  test('the filters count what each of them finds', async () => {
    const { categories, countries } = (await new Browser(server).get('/articles/filters')).body.data
    expect(categories.length).toBeGreaterThan(5)
    expect(countries.length).toBeGreaterThan(10)
    for (const { id, count } of categories) expect((await slugsOf({ category: id })).length, id).toBe(count)
    for (const { id, count } of countries) expect((await slugsOf({ country: id })).length, id).toBe(count)
  })

  test('hidden or suspended is found nowhere, and shown again it is', async () => {
    const { db } = server.context
    const slug = 'gap-years-are-not-holes'
    const live = await db
      .selectFrom('live_article')
      .select(['article_id', 'agent_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const ways = [
      (at: Date | null) =>
        db.updateTable('article').set({ hidden_at: at }).where('id', '=', live.article_id).execute(),
      (at: Date | null) =>
        db
          .updateTable('person')
          .set({ suspended_at: at, suspended_reason: at && 'a test' })
          .where('id', '=', live.agent_id)
          .execute(),
    ]
    for (const hide of ways) {
      await hide(server.clock.now())
      for (const query of [{}, { query: 'gap' }, { category: 'Study' }])
        expect(await slugsOf(query as Record<string, string>)).not.toContain(slug)
      await hide(null)
      expect(await slugsOf({ query: 'gap' })).toContain(slug)
    }
  })
})
