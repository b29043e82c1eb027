import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGoal } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { GoalRow } from './store.ts'
import { viewGoal } from './view.ts'

const now = new Date('2026-11-20T09:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
const row = (changed: Partial<GoalRow> = {}) =>
  ({
    ...{ id: 1, name: 'Study in Munich', status: 'draft', country_iso: 'DE', country_name: 'Germany' },
    ...{ purpose: 'study', purpose_name: 'Study', expected_on: '2027-05-01', comment: 'Admitted.' },
    ...{
      home_iso: null,
      home_name: null,
      passport_iso: null,
      passport_name: null,
      second_passport_iso: null,
      second_passport_name: null,
    },
    ...{ residence_iso: null, residence_name: null, visa_id: null, visa_name: null, stay_days: null },
    ...{ passport_expires_on: null, ticked: [], decided_on: null, decided_at: null, deleted_at: null },
    ...{ created_at: ago(1), visa_facts: null, waiting_at: null, ...changed },
  }) as unknown as GoalRow
const view = (changed: Partial<GoalRow> = {}, open: string[] = [], correctableDays = 30) =>
  viewGoal(
    row(changed),
    { now, correctableMs: correctableDays * DAY_MS },
    { count: open.length, isFiled: false, open },
  )

describe('what a client can do with a goal', () => {
  test.each([
    ['a draft: change or delete it', {}, [], ['change', 'delete']],
    ['one with an open order: not delete it', {}, ['order-1'], ['change']],
    [
      'one under way: also record what was decided',
      { status: 'in_progress' },
      ['order-1'],
      ['decide', 'change'],
    ],
    ['one under way whose orders are over', { status: 'in_progress' }, [], ['decide', 'change', 'delete']],
    ['decided lately: correct it', { status: 'approved', decided_at: ago(29) }, [], ['decide', 'delete']],
    ['decided long ago: it stands', { status: 'approved', decided_at: ago(30) }, [], ['delete']],
    ['rejected long ago: it stands', { status: 'rejected', decided_at: ago(300) }, [], ['delete']],
    ['deleted: take it back', { status: 'in_progress', deleted_at: ago(1) }, [], ['restore']],
  ] as [string, Partial<GoalRow>, string[], string[]][])('%s', (_name, changed, open, expected) => {
    expect(view(changed, open).may).toEqual(expected)
  })

  test('a decision is corrected for as long as the rule says', () => {
    const decided = { status: 'approved', decided_at: ago(40) } as const
    expect(view(decided, [], 60)).toMatchObject({
      ...{
        may: ['decide', 'delete'],
        correctable_until: new Date(now.getTime() + 20 * DAY_MS).toISOString(),
      },
    })
    expect(view(decided, [], 40)).toMatchObject({ may: ['delete'], correctable_until: null })
  })
})

describe('a goal', () => {
  test('names where to, why, and whom it is for', () => {
    const passports = {
      ...{ passport_iso: 'NG', passport_name: 'Nigeria', second_passport_iso: 'US' },
      ...{ second_passport_name: 'United States', residence_iso: 'FR', residence_name: 'France' },
    }
    expect(view(passports)).toMatchObject({
      destination_country: { id: 'DE', name: 'Germany' },
      purpose: { id: 'study', name: 'Study' },
      passports: [
        { id: 'NG', name: 'Nigeria' },
        { id: 'US', name: 'United States' },
      ],
      ...{ residence: { id: 'FR', name: 'France' }, programme: null, order_count: 0, open_orders: [] },
    })
  })

  test('whose second passport alone is known has that one', () => {
    const second = { second_passport_iso: 'US', second_passport_name: 'United States' }
    expect(view(second).passports).toEqual([{ id: 'US', name: 'United States' }])
  })

  test('whose visa is in the catalogue no more shows none', () => {
    expect(view({ visa_id: 'de/old', visa_name: null }).programme).toBeNull()
  })

  test('that is deleted says until when it can come back, and has no days to keep', () => {
    expect(view({ deleted_at: ago(1), passport_expires_on: '2027-01-01' })).toMatchObject({
      ...{ restorable_until: new Date(now.getTime() + 29 * DAY_MS).toISOString(), deadlines: [] },
    })
    expect(view().restorable_until).toBeNull()
  })

  test('that is decided has no days to keep', () => {
    const decided = { status: 'approved', decided_at: ago(1), passport_expires_on: '2027-01-01' } as const
    expect(view(decided).deadlines).toEqual([])
  })
})

describe('the rule our team sets', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  test('holds for correcting a decision, in what is shown, in the list and in what is refused', async () => {
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const set = (value: number) =>
      staff.put('/staff/rules/decision_correction', { value, reason: 'Ten days are enough.' })
    expect((await set(10)).status).toBe(200)
    const person = await makePerson(server)
    const { id } = await makeGoal(server, person, { status: 'in_progress' })
    let browser = await enter(server, person)
    const decide = () =>
      browser.put(`/goals/${id}/decision`, { decision: 'approved', decided_on: '2026-01-05' })
    const until = new Date(server.clock.now().getTime() + 10 * DAY_MS).toISOString()
    expect((await decide()).body.data.correctable_until).toBe(until)
    expect((await browser.get('/goals')).body.data.items[0].correctable_until).toBe(until)
    server.clock.forward(10 * DAY_MS)
    browser = await enter(server, person)
    const { status, body } = await decide()
    expect([status, body.message]).toEqual([
      409,
      'This decision can no longer be changed. Corrections were possible for 10 days.',
    ])
    expect((await browser.get(`/goals/${id}`)).body.data).toMatchObject({ correctable_until: null })
  })
})
