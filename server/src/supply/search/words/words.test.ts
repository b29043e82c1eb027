import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { inLongSet } from '../../../../test/test-set.ts'
import { isMeant, slipsBetween } from './edit-distance.ts'

const CROWD = 17

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  const named = (first_name: string, last_name: string, more = {}) =>
    someAgent({ first_name, last_name, ...more })
  await bringCrowd(server, [
    named('José', 'García'),
    named('Amara', 'Okafor', { username: 'the-lagos-one' }),
    named('Nguyễn', 'Thanh'),
    named('Bjørn', 'Ødegaard'),
    named('小明', '王'),
    named('محمد', 'حداد'),
    named('Ольга', 'Петрова'),
    named('Seán', "O'Brien"),
    named('Olive', 'Study', { completed_orders: 0 }),
    named('Ruth', 'Weber', {
      headline: 'Calm help after a refusal',
      completed_orders: 150,
      services: [someService({ country: 'PT', visa: 'general/study', title: 'Study file' })],
    }),
    named('Mia', 'Berg', {
      headline: 'Counsel at court: couples, cousins, couriers, counts, counters, countesses, coups',
    }),
    named('Linh', 'Tran', { completed_orders: 300, rating_sum: 5, review_count: 1 }),
    named('Linh', 'An'),
    named('Ali', 'Khan', {
      completed_orders: 10,
      licences: ['JP'],
      services: [someService({ country: 'JP', visa: 'general/work', title: 'Work permit' })],
    }),
    named('Nour', 'Haddad', { languages: ['ar', 'en'] }),
    named('Nia', 'Care', {
      headline: 'For nurses and carers',
      services: [someService({ visa: 'general/work' })],
    }),
    named('Max', 'Vogel', { completed_orders: 200, services: [someService({ visa: 'general/work' })] }),
  ])
})
afterAll(() => server.close())

async function search(query: string, more: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/consultants', query: { query, ...more } })
  return { status: answer.statusCode, items: answer.json().data?.items as { name: string }[] }
}
const facetsFor = async (query: string) =>
  (await server.app.inject({ url: '/api/consultants/facets', query: { query } })).json().data
const namesFor = async (query: string, more?: Record<string, string>) =>
  (await search(query, more)).items.map(({ name }) => name)

describe('words find agents', () => {
  test.each([
    ['Jose', 'José García'],
    ['GARCIA', 'José García'],
    ['garcía josé', 'José García'],
    ['Nguyen', 'Nguyễn Thanh'],
    ['bjorn odegaard', 'Bjørn Ødegaard'],
    ['小明', '小明 王'],
    ['محمد', 'محمد حداد'],
    ['петрова', 'Ольга Петрова'],
    ['obrien', "Seán O'Brien"],
    ["o'brien", "Seán O'Brien"],
    ['okaf', 'Amara Okafor'],
    ['kafor', 'Amara Okafor'],
    ['lagos', 'Amara Okafor'],
    ['cou court', 'Mia Berg'],
    ['refusal', 'Ruth Weber'],
    ['portugal study', 'Ruth Weber'],
    ['japan work', 'Ali Khan'],
    ['I want to work in Japan', 'Ali Khan'],
    ['a study file for Portugal', 'Ruth Weber'],
    ['an', 'Linh An'],
    ['An Linh', 'Linh An'],
  ])('%s: %s', async (query, name) => {
    expect((await namesFor(query))[0]).toBe(name)
  })

  test.each([
    ['Jsoé Garcai', 'José García'],
    ['Okafro', 'Amara Okafor'],
    ['amarra okafour', 'Amara Okafor'],
    ['Nguyne', 'Nguyễn Thanh'],
    ['portugall stduy', 'Ruth Weber'],
    ['Petorva', null],
    ['Петорва', 'Ольга Петрова'],
  ])('misspelt, %s: %s', async (query, name) => {
    expect((await namesFor(query))[0] ?? null).toBe(name)
  })

  test('all words have to fit; where nobody has all, who has most of them is shown', async () => {
    expect(await namesFor('ruth portugal')).toEqual(['Ruth Weber'])
    expect(await namesFor('amara garcía')).toEqual(expect.arrayContaining(['José García', 'Amara Okafor']))
    expect(await namesFor('amara garcía')).toHaveLength(2)
    expect(await namesFor('zeppelins yachts')).toEqual([])
  })

  test('of many words the first are looked for', async () => {
    const more = 'zeppelins yachts xylophones wagons violins umbrellas trumpets sailors'
    expect(await namesFor(`ruth weber ${more}`)).toEqual(['Ruth Weber'])
    expect(await namesFor(`ruth weber portugal study calm help after refusal ${more}`)).toEqual([
      'Ruth Weber',
    ])
  })

  test.each([
    ['student visa portugal', 'Ruth Weber'],
    ['students Portugal', 'Ruth Weber'],
    ['university in Portugal', 'Ruth Weber'],
    ['nurse japan', 'Ali Khan'],
    ['nurses for 日本', 'Ali Khan'],
    ['japanese work permit', 'Ali Khan'],
    ['softwaer enginer japan', 'Ali Khan'],
    ['lawyer in Tokyo', 'Ali Khan'],
  ])('by what words mean, %s: %s', async (query, name) => {
    expect(await namesFor(query)).toEqual([name])
  })

  test('a purpose is sought in the country named beside it', async () => {
    expect(await namesFor('study')).toContain('Ruth Weber')
    const names = await namesFor('japan study')
    expect(names).toContain('Ali Khan')
    expect((await facetsFor('japan study')).is_partial).toBe(true)
    expect((await facetsFor('portugal study')).is_partial).toBe(false)
  })

  test.each([
    'visa étudiant pour le Portugal',
    'visado de estudiante para Portugal',
    'تأشيرة الدراسة في البرتغال',
    'je cherche un visa de travail pour le Japon',
  ])('words that only hold a sentence together are not missed in other languages: %s', async (query) => {
    expect((await namesFor(query)).length).toBeGreaterThan(0)
    expect((await facetsFor(query)).is_partial).toBe(false)
  })

  test('a visa nobody offers finds who serves what it is for', async () => {
    expect(await namesFor('Tokutei Ginou')).toEqual(['Ali Khan'])
    expect((await facetsFor('Tokutei Ginou')).is_partial).toBe(true)
  })

  test('what every agent is finds everybody, first who says so', async () => {
    const names = await namesFor('visa lawyer', { limit: '100' })
    expect(names).toHaveLength(CROWD)
    expect((await namesFor('help', { limit: '100' }))[0]).toBe('Ruth Weber')
  })

  test('a language is understood', async () => {
    expect(await namesFor('lawyer who speaks arabic')).toEqual(['Nour Haddad'])
    expect(await namesFor('arabic speaking agent portugal')).toEqual(['Ruth Weber', 'Nour Haddad'])
  })

  test('who names a profession stands before who has more points', async () => {
    expect(await namesFor('work germany')).toEqual(['Max Vogel', 'Nia Care'])
    expect(await namesFor('nurse germany')).toEqual(['Nia Care', 'Max Vogel'])
  })

  test('whose name was typed stands before who has more points', async () => {
    const names = await namesFor('study')
    expect(names[0]).toBe('Olive Study')
    expect(names).toContain('Ruth Weber')
  })

  test('words join the other filters and orders', async () => {
    expect(await namesFor('study', { country: 'PT' })).toEqual(['Ruth Weber'])
    expect(await namesFor('okafro', { country: 'PT' })).toEqual([])
    expect(await namesFor('okafro', { country: 'DE', sort: 'price', max_price: '10000' })).toEqual([
      'Amara Okafor',
    ])
  })

  test('blank words are no words', async () => {
    expect(await namesFor('  ', { limit: '100' })).toHaveLength(CROWD)
  })
})

describe('whatever is typed is only words', () => {
  test.each([
    "' or 1=1 --",
    '"quoted"',
    '\\',
    "\\'",
    '%',
    '_',
    '*',
    ':*',
    'a:*b',
    'n:amara',
    'l:en',
    'DE:study',
    '&',
    '|',
    '!',
    '(',
    '<->',
    '😀',
    '👩‍👩‍👧',
    '\u202e',
    '\u0001',
    'ﷺ',
    '‎',
    'e\u0301'.repeat(600),
    'x'.repeat(2000),
    'amara '.repeat(333),
    'ab cd ef gh '.repeat(160),
    Array.from({ length: 400 }, (_, index) => `w${index}`).join(' '),
    "%' || pg_sleep(5) || '",
    '$1',
    '$$',
    '-- ',
    '/*',
    '\t\n',
    'İ',
    'ß',
  ])('case %#', async (query) => {
    const begun = performance.now()
    const { status, items } = await search(query)
    expect(status).toBe(200)
    expect(items.length).toBeLessThanOrEqual(CROWD)
    expect((await server.app.inject({ url: '/api/consultants/facets', query: { query } })).statusCode).toBe(
      200,
    )
    if (inLongSet) expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('a null character is a wrong field or nothing, never a fault', async () => {
    expect((await search('\0')).status).toBeLessThan(500)
  })

  test('more than 2,000 characters are a wrong field', async () => {
    expect((await search('x'.repeat(2001))).status).toBe(422)
  })

  test.each([
    ['min_rating', 0, 5],
    ['max_price', 1, 1e12],
    ['max_days', 1, 36_500],
    ['free_within', 1, 92],
  ])('%s lies between %i and %i', async (name, least, most) => {
    const ask = async (value: number) =>
      (await server.app.inject(`/api/consultants?${name}=${value}`)).statusCode
    expect(await Promise.all([least, most].map(ask))).toEqual([200, 200])
    expect(await Promise.all([least - 1, most + 1].map(ask))).toEqual([422, 422])
  })

  test('signs alone find nobody', async () => {
    expect(await namesFor('%%%')).toEqual([])
    expect(await namesFor('😀')).toEqual([])
  })

  test.each([
    'country',
    'purpose',
    'visa',
    'language',
    'min_rating',
    'max_price',
    'max_days',
    'licensed',
    'free_within',
    'sort',
    'cursor',
    'limit',
  ])('nor does %s break anything', async (name) => {
    for (const value of [
      "'",
      "' or '1'='1",
      '\\',
      '%',
      'x'.repeat(400),
      '-1',
      '1e400',
      'NaN',
      '99999999999999999999',
      '😀',
      'null',
      '',
    ]) {
      const answer = await server.app.inject({ url: '/api/consultants', query: { [name]: value } })
      expect([200, 422], `${name}=${value}: ${answer.body}`).toContain(answer.statusCode)
      const facets = await server.app.inject({ url: '/api/consultants/facets', query: { [name]: value } })
      expect([200, 422], `facets ${name}=${value}`).toContain(facets.statusCode)
    }
  })
})

describe('what somebody may have meant', () => {
  test.each([
    ['jonh', 'john', true],
    ['jhon', 'john', true],
    ['john', 'joan', true],
    ['ann', 'ana', false],
    ['okafor', 'okafour', true],
    ['okafor', 'oakland', false],
    ['kafo', 'okafor', true],
    ['studi', 'study', true],
  ])('%s for %s: %s', (typed, word, meant) => expect(isMeant(typed, word)).toBe(meant))

  test('slips are counted', () => {
    expect(slipsBetween('abcd', 'abdc')).toBe(1)
    expect(slipsBetween('', 'abc')).toBe(3)
    expect(slipsBetween('kitten', 'sitting')).toBe(3)
  })
})
