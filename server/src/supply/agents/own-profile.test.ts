import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { turnLeaves } from './turn-leaves.ts'

let server: TestApp
let amara: TestPerson
let browser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  amara = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  browser = await signIn(server, amara)
})

const PATH = '/account/consultant/profile'
const profile = { headline: 'Study permits, start to finish', languages: ['ig', 'en', 'pcm'] }
const save = (changes: object = {}) => browser.put(PATH, { ...profile, ...changes })
const saved = async () => (await browser.get(PATH)).body.data
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The clock goes on to this hour in UTC. */
const nextHour = (hour: number) =>
  server.clock.forward(((hour + 24 - server.clock.now().getUTCHours()) % 24) * HOUR_MS)

describe('what an agent says of themselves', () => {
  test('is empty at first, and then theirs, with languages in their order', async () => {
    expect(await saved()).toEqual({ headline: null, languages: [], away_from: null, away_until: null })
    expect(await save()).toMatchObject({ status: 200 })
    expect(await saved()).toEqual({
      headline: 'Study permits, start to finish',
      languages: [
        ['ig', 'Igbo'],
        ['en', 'English'],
        ['pcm', 'Nigerian Pidgin'],
      ],
      away_from: null,
      away_until: null,
    })
    await save({ headline: '', languages: ['en'] })
    expect(await saved()).toMatchObject({ headline: null, languages: [['en', 'English']] })
  })

  test.each([
    ['headline', 'please keep it under 120 characters', { headline: 'x'.repeat(121) }],
    ['headline', 'please use plain text', { headline: 'Permits \u202eevil' }],
    ['languages', 'please select at least one language', { languages: [] }],
    ['languages', 'please select at least one language', { languages: undefined }],
    ['languages', 'please name each language once', { languages: ['en', 'en'] }],
    ['languages', 'please select languages of the list', { languages: ['en', 'qq'] }],
    [
      'languages',
      'please keep it to 10 languages',
      { languages: 'en fr de it es pt nl sv no da fi'.split(' ') },
    ],
    ['away_until', 'Please enter both start and end dates.', { away_from: '2027-01-01' }],
    ['away_from', 'Please enter both start and end dates.', { away_until: '2027-01-01' }],
    [
      'away_until',
      'the last day cannot be before the first',
      { away_from: '2027-01-02', away_until: '2027-01-01' },
    ],
    [
      'away_until',
      'please enter a date in the future',
      { away_from: '2026-01-01', away_until: '2026-01-02' },
    ],
  ])('tells what is wrong: %s, %s', async (field, message, wrong) => {
    expect(await save(wrong)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
  })

  test('takes a headline of exactly 120 characters', async () => {
    expect((await save({ headline: 'x'.repeat(120) })).status).toBe(200)
  })
})

test('the list of languages is by name and holds what agents may choose', async () => {
  const { items } = (await browser.get('/languages')).body.data
  const names = items.map(([, name]: [string, string]) => name)
  expect(items.length).toBeGreaterThan(200)
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')))
  expect(new Set(names).size).toBe(names.length)
  for (const [code] of items.slice(0, 200)) expect((await save({ languages: [code] })).status).toBe(200)
})

describe('a leave', () => {
  test('is told until it is over', async () => {
    await save({ away_from: inDays(1), away_until: inDays(3) })
    expect(await saved()).toMatchObject({ away_from: inDays(1), away_until: inDays(3) })
    server.clock.forward(3 * DAY_MS)
    expect((await saved()).away_from).not.toBeNull()
    server.clock.forward(DAY_MS)
    expect(await saved()).toMatchObject({ away_from: null, away_until: null })
  })

  test('takes an agent out of what clients find for exactly its days', async () => {
    const { db } = server.context
    await db
      .insertInto('service')
      .values({
        agent_id: amara.id,
        status: 'active',
        country_iso: 'DE',
        visa_id: 'de/student-visa',
        title: 'Student visa',
        description: 'Start to finish.',
        price_amount: 40_000,
        delivery_value: 30,
        delivery_unit: 'day',
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute()
    const isFound = async () => {
      await turnLeaves.run(server.context, {})
      await server.jobsDone()
      return (
        (await db
          .selectFrom('found_agent')
          .select('agent_id')
          .where('agent_id', '=', amara.id)
          .executeTakeFirst()) !== undefined
      )
    }
    await nextHour(0)
    browser = await signIn(server, amara)
    await save({ away_from: inDays(1), away_until: inDays(2) })
    const days: boolean[] = []
    for (let day = 0; day < 4; day++) {
      days.push(await isFound())
      server.clock.forward(DAY_MS)
    }
    expect(days).toEqual([true, false, false, true])

    // The day begins in Auckland at 11:00 of the day before.
    await db.updateTable('person').set({ timezone: 'Pacific/Auckland' }).where('id', '=', amara.id).execute()
    await nextHour(10)
    browser = await signIn(server, amara)
    await save({ away_from: inDays(1), away_until: inDays(1) })
    const hours: boolean[] = []
    for (let hour = 10; hour < 12; hour++) {
      hours.push(await isFound())
      server.clock.forward(HOUR_MS)
    }
    await nextHour(10)
    hours.push(await isFound())
    server.clock.forward(HOUR_MS)
    hours.push(await isFound())
    expect(hours).toEqual([true, false, false, true])
  })

  test('may end on the agent’s own today, where it is yesterday in UTC', async () => {
    await server.context.db
      .updateTable('person')
      .set({ timezone: 'Pacific/Honolulu' })
      .where('id', '=', amara.id)
      .execute()
    await nextHour(1)
    browser = await signIn(server, amara)
    expect(await save({ away_from: inDays(-1), away_until: inDays(-1) })).toMatchObject({ status: 200 })
    expect(await saved()).toMatchObject({ away_until: inDays(-1) })
    expect(await save({ away_from: inDays(-2), away_until: inDays(-2) })).toMatchObject({ status: 422 })
  })
})
