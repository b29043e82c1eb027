import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import type { GuideParameter } from '@sojourn/contract/supply/guide-answers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())

async function ask(query: Record<string, string>) {
  const answer = await server.app.inject({ url: `/api/guide?${new URLSearchParams(query)}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().data as GuideAnswer
}

type Asked = GuideAnswer['asked']
const place = (id: string, name: string) => ({ id, name })

const messages = ({ problems }: GuideAnswer) => problems.map(({ field, message }) => `${field}: ${message}`)

test('somebody from Nigeria who wants to study in Canada gets the rule, the visa, its papers and who helps', async () => {
  const answer = await ask({ passport: 'NG', destination: 'CA', purpose: 'study' })
  expect(answer.answer).toMatchObject({ kind: 'visa', title: 'You need a visa to study in Canada' })
  expect(answer.entry).toMatchObject({ kind: 'visa_required', days: null })
  expect(answer.fits[0]).toMatchObject({
    visa: { id: 'ca/study-permit', checklist: expect.arrayContaining([expect.stringMatching(/acceptance/)]) },
    why: ['It is for study.'],
    missing: [],
    open: ['It asks for a place at a school there.'],
    offers: { price_from: { currency: 'USD' } },
  })
  expect(answer.questions.map(({ name }) => name)).toEqual(['school_place'])
  expect(answer.agents.length).toBeGreaterThan(0)
  expect(answer.agents.every(({ price_from }) => price_from !== null)).toBe(true)
  expect(answer.source).toMatchObject({ author: 'Ilya Ilyankou', licence: 'MIT', as_of: '2025-01-12' })
  expect(answer.authority?.name).toContain('Immigration')
  expect(answer.notice).toMatch(/^Only Immigration, .+ decides/)
})

test('what one answers moves a visa from fitting to nearly fitting, with the line of its checklist', async () => {
  const asked = { passport: 'NG', destination: 'CA', purpose: 'study' }
  const without = await ask({ ...asked, school_place: 'no' })
  expect(without.fits.some(({ visa }) => visa.id === 'ca/study-permit')).toBe(false)
  const nearly = without.nearly.find(({ visa }) => visa.id === 'ca/study-permit')
  expect(nearly?.missing.join()).toMatch(/place at a school there\. Its checklist says: “.*acceptance/)
  expect(without.questions).toEqual([])
  const withOne = await ask({ ...asked, school_place: 'yes' })
  expect(withOne.fits[0]?.why).toContain('You have the place at a school it asks for.')
})

test('where a visa only nearly fits, and where several fit, people find agents all the same', async () => {
  const nearly = await ask({ passport: 'NG', destination: 'CA', purpose: 'study', school_place: 'no' })
  expect(nearly.fits).toEqual([])
  expect(nearly.agents.length).toBeGreaterThan(0)

  const several = await ask({ passport: 'NG', destination: 'PT', purpose: 'business-and-investment' })
  const both = ['pt/entrepreneur-visa-d2', 'pt/golden-visa-ari']
  expect(several.fits.map(({ visa }) => visa.id)).toEqual(expect.arrayContaining(both))
  const agents = several.agents.map(({ uuid }) => uuid)
  const { rows } = await server.context.pool.query(
    `select distinct visa_id from service where status = 'active' and visa_id = any($1) and agent_id = any($2) order by 1`,
    [both, agents],
  )
  expect(rows.map(({ visa_id }) => visa_id)).toEqual(both)
})

test('who may visit without a visa is offered nobody to apply for one', async () => {
  const visit = { passport: 'US', destination: 'CA', purpose: 'visit', stay: '30' }
  const free = await ask(visit)
  expect(free.answer?.kind).toBe('no_visa')
  expect(free.nearly.length).toBeGreaterThan(0)
  expect(free.agents).toEqual([])
  expect((await ask({ ...visit, passport: 'NG' })).agents.length).toBeGreaterThan(0)
})

test('warnings are about everyone or one of the passports, and who named none reads them all', async () => {
  const PARTLY = /suspends immigrant, visitor, student/
  const WHOLLY = /suspends visas of nearly all kinds/
  const told = async (query: Record<string, string>) => {
    const { warnings } = await ask({ destination: 'US', ...query })
    return [PARTLY, WHOLLY].map((words) => warnings.some(({ text }) => words.test(text)))
  }
  expect(await told({})).toEqual([true, true])
  expect(await told({ passport: 'NG' })).toEqual([true, false])
  expect(await told({ passport: 'AF' })).toEqual([false, true])
  expect(await told({ passport: 'FR' })).toEqual([false, false])
  expect(await told({ passport: 'FR', passport2: 'AF' }), 'of the second passport').toEqual([false, true])
})

test('an answer warns of its own visas and of all of the country, not of others', async () => {
  const COURT = /In court: the payment of \$100,000/
  const told = async (purpose: string) => {
    const { warnings } = await ask({ destination: 'US', passport: 'IN', purpose, stay: '365' })
    return warnings.some(({ text }) => COURT.test(text))
  }
  expect(await told('work')).toBe(true)
  expect(await told('study')).toBe(false)
  const { warnings } = await ask({ destination: 'US', passport: 'AF', purpose: 'study' })
  expect(warnings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/suspends visas of nearly all kinds/),
  )
})

test('names are understood as people write them, in any language', async () => {
  const { asked } = await ask({ passport: 'nigeria', destination: ' Kanada ', residence: 'UK' })
  expect(asked.passports).toEqual([{ id: 'NG', name: 'Nigeria' }])
  expect(asked.destination).toMatchObject({ id: 'CA', name: 'Canada' })
  expect(asked.residence).toMatchObject({ id: 'GB' })
})

test.each([
  ['nurse in Canada', 'CA'],
  ['Germ', 'DE'],
  ['Nige', undefined],
])('a country is understood among other words, and by the beginning only it has: %s', async (text, id) => {
  expect((await ask({ destination: text })).asked.destination?.id).toBe(id)
})

test('what cannot be meant is told at its field, and the rest is answered', async () => {
  const answer = await ask({
    ...{ passport: 'NG', passport2: 'ng', destination: 'Atlantis', purpose: 'swimming', stay: 'long' },
    ...{ age: '44', job_offer: 'perhaps' },
  })
  expect(messages(answer)).toEqual([
    'passport2: You named the passport of Nigeria twice. Name another one, or leave this empty.',
    'destination: We know no country called “Atlantis”. Choose it from the list.',
    'purpose: We know no purpose called “swimming”. Choose one from the list.',
    'stay: The length of stay is a whole number of days, from 1 to 3650.',
    'age: Choose your age from the list.',
    'job_offer: Answer with yes or no.',
  ])
  expect(answer).toMatchObject({ answer: null, entry: null, fits: [] })
  for (const stay of ['0', '-3', '1.5', '3651', '1e9'])
    expect((await ask({ stay })).problems, stay).toHaveLength(1)
  expect((await ask({ destination: 'XX', passport: 'QQ' })).problems).toHaveLength(2)
})

test('nothing asked is an answer too', async () => {
  expect(await ask({})).toMatchObject({ answer: null, problems: [], fits: [], agents: [], questions: [] })
})

test('an answer may be kept for a minute, and a refusal not at all', async () => {
  const kept = async (url: string) => (await server.app.inject({ url })).headers['cache-control']
  expect(await kept('/api/guide?passport=NG&destination=CA')).toBe('public, max-age=60')
  expect(await kept('/api/guide/destinations/ca')).toBe('public, max-age=60')
  expect(await kept('/api/guide/destinations/qq')).toBe('no-store')
})

test('a destination page names every passport once, by rule, and an unknown country is not found', async () => {
  const get = (url: string) => server.app.inject({ url: `/api/guide/destinations/${url}` })
  const { rules, source } = (await get('ca')).json().data
  const passports = rules.flatMap((one: { passports: { id: string }[] }) => one.passports.map(({ id }) => id))
  expect(new Set(passports).size).toBe(198)
  expect(passports).toHaveLength(198)
  expect(rules[0].rule).toBe('visa_free')
  expect(source.as_of).toBe('2025-01-12')
  expect((await get('GL')).json().data.rules, 'a place the source leaves out').toEqual([])
  expect((await get('QQ')).statusCode).toBe(404)
})

/** For each parameter another answer than the first one, and what was understood. */
const OTHERS: Record<GuideParameter, [sent: string, understood: Partial<Asked>]> = {
  passport: ['GH', { passports: [place('GH', 'Ghana'), place('IN', 'India')] }],
  passport2: ['KE', { passports: [place('NG', 'Nigeria'), place('KE', 'Kenya')] }],
  residence: ['FR', { residence: place('FR', 'France') }],
  destination: ['PT', { destination: { ...place('PT', 'Portugal'), flag: '/flags/PT.svg' } }],
  purpose: ['work', { purpose: { id: 'work', name: 'Work' } }],
  stay: ['201', { stay: 201 }],
  age: ['31-35', { age: '31-35' }],
  job_offer: ['yes', { job_offer: true }],
  school_place: ['yes', { school_place: true }],
  relative: ['yes', { relative: true }],
  studied_there: ['yes', { studied_there: true }],
}

test.each(Object.entries(OTHERS))(
  'who answers %s otherwise gets an answer of their own, not one that was kept',
  async (name, [sent, understood]) => {
    const first = {
      ...{
        passport: 'NG',
        passport2: 'IN',
        residence: 'DE',
        destination: 'CA',
        purpose: 'study',
        stay: '200',
      },
      ...{ age: '18-30', job_offer: 'no', school_place: 'no', relative: 'no', studied_there: 'no' },
    }
    const { asked } = await ask(first)
    expect((await ask({ ...first, [name]: sent })).asked).toEqual({ ...asked, ...understood })
  },
)

test('a new question counts against the address, one asked before does not', async () => {
  const { pool, clock } = server.context
  const before = { passport: 'GH', destination: 'CA' }
  await ask(before)
  await pool.query(`delete from rate_limit where feature = 'guide'`)
  await pool.query(`insert into rate_limit (feature, key, tries, ends_at) values ('guide', $1, 120, $2)`, [
    'address 127.0.0.1',
    new Date(clock.now().getTime() + 60_000),
  ])
  expect(await ask(before)).toMatchObject({ entry: { kind: 'visa_required' } })
  const refused = await server.app.inject({ url: '/api/guide?passport=GH&destination=FR' })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  await pool.query(`delete from rate_limit where feature = 'guide'`)
})

const LONG_WAY = {
  passport: 'NG',
  passport2: 'NG',
  destination: 'CA',
  purpose: 'study',
  residence: 'Atlantis',
  stay: '4000',
}

/** All that the server says itself; names of visas and their papers are data. */
const sentencesOf = ({ problems, answer, entry, fits, nearly, questions, notice }: GuideAnswer) =>
  [
    ...problems.map(({ message }) => message),
    answer?.title,
    answer?.text,
    entry?.text,
    ...[...fits, ...nearly].flatMap(({ why, missing, open }) => [...why, ...missing, ...open]),
    ...questions.map(({ text }) => text),
    notice,
  ].filter((one) => one !== undefined)

test('each reader gets the answer in their own language, also after somebody asked the same in another', async () => {
  const read = async (language: string) =>
    (
      await server.app.inject({
        url: `/api/guide?${new URLSearchParams(LONG_WAY)}`,
        headers: { 'x-language': language },
      })
    ).json().data as GuideAnswer
  const english = sentencesOf(await read('en'))
  const answers = await Promise.all(['fr', 'es', 'ar'].map(read))
  expect(answers.map(({ answer }) => answer?.title)).toEqual([
    'Canada\u00a0: il vous faut un visa pour étudier',
    'Necesita un visado para estudiar en Canadá',
    expect.stringMatching(/^تحتاجون إلى تأشيرة للدراسة في .?كندا.?$/),
  ])
  for (const answer of answers)
    expect(sentencesOf(answer).filter((sentence) => english.includes(sentence))).toEqual([])
  expect(sentencesOf(await read('en'))).toEqual(english)
})

test('the rule for a passport is a sentence of its reader, with the source and its day', async () => {
  const read = async (language: string) =>
    (
      await server.app.inject({ url: '/api/passports/FR/entries/CA', headers: { 'x-language': language } })
    ).json().data
  expect(await read('es')).toMatchObject({
    text: expect.stringMatching(/^Con un pasaporte de Francia puede visitar Canadá con una autorización/),
    sourced: expect.stringMatching(/, de Ilya Ilyankou \(MIT\), a fecha de 12 ene 2025$/),
  })
  expect(await read('en')).toMatchObject({ sourced: expect.stringMatching(/ by .*, as of 12 Jan 2025$/) })
})
