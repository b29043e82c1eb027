import { plans } from '@sojourn/contract/amounts/plans'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { planTerms } from './plan-terms.ts'
import { rule, ruleMs } from './rule.ts'
import { type RuleName, rules } from './rules.ts'

let server: TestApp
let sanna: TestPerson
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  sanna = await makePerson(server, { staff: true, first_name: 'Sanna', last_name: 'Staff' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(1000)
  staff = await enter(server, sanna)
})

const REASON = 'A test of the rules.'
const change = (name: string, value: unknown, reason = REASON) =>
  staff.put(`/staff/rules/${name}`, { value, reason })
const now = (name: RuleName) => rule(server.context.db, name)
const shown = async (name: string) =>
  (await staff.get('/staff/rules')).body.data.find((one: { name: string }) => one.name === name)

describe('a rule', () => {
  test('counts as it came until somebody changes it', async () => {
    expect(await now('start_within')).toBe(3)
    expect(await shown('start_within')).toEqual({
      ...{ name: 'start_within', unit: 'days', value: 3, usual: 3, least: 1, most: 14, history: [] },
      what: 'An agent must start a paid order; after that the client can cancel for a full refund.',
    })
  })

  test('changed, counts from now on, and keeps who changed it, when and why, the newest first', async () => {
    const first = server.clock.now().toISOString()
    expect((await change('appeal', 10, 'Ten days are asked for.')).status).toBe(200)
    server.clock.forward(1000)
    const second = server.clock.now().toISOString()
    expect((await change('appeal', 5, 'Five are enough after all.')).status).toBe(200)
    expect(await now('appeal')).toBe(5)
    expect(await shown('appeal')).toMatchObject({
      ...{ value: 5, usual: 7 },
      history: [
        { value: 5, reason: 'Five are enough after all.', by: 'Sanna Staff', at: second },
        { value: 10, reason: 'Ten days are asked for.', by: 'Sanna Staff', at: first },
      ],
    })
  })

  test('changed twice in the same moment is what was said last', async () => {
    await change('refund_reply', 8)
    await change('refund_reply', 9)
    expect(await now('refund_reply')).toBe(9)
    expect((await shown('refund_reply')).value).toBe(9)
  })

  test('can be set back to what it was, and that stands in its history too', async () => {
    await change('slot_hold', 20)
    await change('slot_hold', 10)
    expect((await shown('slot_hold')).history.map(({ value }: { value: number }) => value)).toEqual([10, 20])
  })

  test('leaves every other as it is', async () => {
    const before = (await staff.get('/staff/rules')).body.data
    const { body } = await change('review_edit', 24)
    const others = (list: { name: string }[]) => list.filter(({ name }) => name !== 'review_edit')
    expect(others(body.data)).toEqual(others(before))
  })

  test('changed stands in the audit log', async () => {
    await change('free_moves', 3, 'Clients ask for a third one.')
    const [entry] = (await staff.get('/staff/audit-log?limit=1')).body.data.items
    expect(entry).toMatchObject({
      ...{ action: 'change_rule', staff: { fullname: 'Sanna Staff' }, subject: null },
      details: { title: 'free_moves', quantity: '3', reason: 'Clients ask for a third one.' },
    })
  })
})

describe('what is refused', () => {
  test.each([
    ['less than the least', 'withdrawal', 13, 'value', 'please enter 14 to 30 days'],
    ['more than the most', 'withdrawal', 31, 'value', 'please enter 14 to 30 days'],
    ['a commission above half', 'pro_commission', 51, 'value', 'please enter 0 to 50 percent'],
    ['no number', 'appeal', 'many', 'value', 'please enter a number'],
    ['half a day', 'appeal', 4.5, 'value', 'please enter a whole number'],
    ['less than nothing', 'clearance', -1, 'value', 'please enter a number'],
  ])('%s of %s', async (_name, name, value, field, message) => {
    const before = await shown(name)
    const { status, body } = await change(name, value)
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
    expect(await shown(name)).toEqual(before)
  })

  test('a change without a reason worth the name', async () => {
    const { status, body } = await change('appeal', 8, 'Because.')
    expect([status, body.errors[0]]).toEqual([
      422,
      { field: 'reason', message: 'please give a reason of at least 10 characters' },
    ])
  })

  test.each(['no_such_rule', 'toString', '__proto__'])('a rule there is not: %s', async (name) => {
    expect((await change(name, 5)).status).toBe(404)
  })

  test('anybody who is not of our team', async () => {
    const client = await enter(server, await makePerson(server))
    expect((await client.get('/staff/rules')).status).toBe(404)
    expect((await client.put('/staff/rules/appeal', { value: 8, reason: REASON })).status).toBe(404)
  })

  test('the least and the most themselves are not', async () => {
    for (const value of [14, 30]) expect((await change('withdrawal', value)).status).toBe(200)
    await change('withdrawal', 14)
  })
})

describe('a rule that is a time', () => {
  test.each([
    ['not_started', 30 * DAY_MS],
    ['cooling_off', 72 * HOUR_MS],
    ['move_notice', 24 * HOUR_MS],
  ] as const)('%s is %i milliseconds', async (name, ms) => {
    expect(await ruleMs(server.context.db, name)).toBe(ms)
  })

  test('in minutes follows a change', async () => {
    await change('slot_hold', 15)
    expect(await ruleMs(server.context.db, 'slot_hold')).toBe(15 * MINUTE_MS)
  })

  test.each(['free_moves', 'payout_least', 'pro_commission', 'pro_services'] as const)(
    '%s is none',
    async (name) => {
      await expect(ruleMs(server.context.db, name)).rejects.toThrow(`${name} is no time`)
    },
  )
})

describe('what a plan allows and costs', () => {
  test('is as it came until somebody changes it', async () => {
    expect(await planTerms(server.context.db)).toEqual(plans)
  })

  test('follows what our team sets, plan by plan', async () => {
    for (const [name, value] of [
      ...[['free_services', 3] as const, ['free_commission', 18] as const],
      ...[['pro_services', 20] as const, ['pro_commission', 11] as const],
      ...[['pro_month', 35_00] as const, ['pro_year', 350_00] as const],
      ...[['business_commission', 7] as const, ['business_month', 110_00] as const],
      ['business_year', 1100_00] as const,
    ])
      expect((await change(name, value)).status).toBe(200)
    expect(await planTerms(server.context.db)).toEqual({
      free: { ...plans.free, active_services: 3, commission_percent: 18 },
      pro: { ...plans.pro, active_services: 20, commission_percent: 11, month: 35_00, year: 350_00 },
      business: { ...plans.business, commission_percent: 7, month: 110_00, year: 1100_00 },
    })
  })

  test('that is free stays free, and without a limit stays without one', async () => {
    const { free, business } = await planTerms(server.context.db)
    expect([free.month, free.year, business.active_services]).toEqual([0, 0, null])
  })
})

test.each(Object.entries(rules))('%s comes within its own limits', (_name, { value, least, most }) => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
})
