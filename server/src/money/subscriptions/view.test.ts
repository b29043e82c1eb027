import { plans } from '@sojourn/contract/amounts/plans'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { BillRow } from './billing/bill-store.ts'
import type { InvoiceRow } from './billing/invoice-store.ts'
import { daysLeft, nextEnd } from './periods.ts'
import { isSamePlan } from './price-change.ts'
import { beginsAtOnce, nameOf, quote } from './quote.ts'
import { hasTriesLeft, tryAfter } from './renewals/try-schedule.ts'
import type { SubscriptionRow } from './store.ts'
import { viewBill, viewInvoice, viewOffer, viewSubscription } from './view.ts'

const start = new Date('2026-11-02T09:00:00Z')
const end = new Date('2026-12-02T09:00:00Z')
const usd = (amount: number) => ({ amount, currency: 'USD' })

const row = (changed: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  ...{ id: 'plan-1', agent_id: 'agent-1', status: 'active', plan: 'business', term: 'month' },
  ...{ price: 99_00, anchored_at: start, period_start: start, period_end: end },
  ...{ next_plan: null, next_term: null, cancel_at_period_end: false, tries: 0, try_at: null },
  ...{ reminded_of: null, created_at: start, ended_at: null },
  ...changed,
})

describe('what an agent can do with their plan', () => {
  test.each([
    ['that runs: change or cancel it', {}, ['change', 'cancel']],
    ['that is cancelled: take that back', { cancel_at_period_end: true }, ['change', 'resume']],
    [
      'that becomes a smaller one: take that back too',
      { next_plan: 'pro', next_term: 'month' },
      ['change', 'cancel', 'resume'],
    ],
    ['that could not be renewed: pay or cancel', { status: 'past_due' }, ['pay', 'cancel']],
    ['that is not paid yet', { status: 'waiting' }, []],
    ['that has ended', { status: 'ended', ended_at: end }, []],
  ] as [string, Partial<SubscriptionRow>, string[]][])('%s', (_name, changed, expected) => {
    expect(viewSubscription(row(changed), plans).may).toEqual(expected)
  })
})

describe('a plan as its agent sees it', () => {
  test('costs what they paid, also after its price was changed', () => {
    const terms = { ...plans, business: { ...plans.business, month: 120_00 } }
    expect(viewSubscription(row(), terms)).toMatchObject({ name: 'Business', price: usd(99_00), next: null })
  })

  test('becomes another at the price of now', () => {
    const terms = { ...plans, pro: { ...plans.pro, year: 300_00 } }
    const { next } = viewSubscription(row({ next_plan: 'pro', next_term: 'year' }), terms)
    expect(next).toEqual({ plan: 'pro', name: 'Pro', term: 'year', price: usd(300_00) })
  })

  test('says when it is tried again only while that is so', () => {
    const try_at = new Date('2026-12-03T09:00:00Z')
    const seen = (status: SubscriptionRow['status']) =>
      viewSubscription(row({ status, try_at }), plans).try_at
    expect([seen('past_due'), seen('active')]).toEqual(['2026-12-03T09:00:00.000Z', null])
  })

  test('has its period, and its end once it ended', () => {
    expect(viewSubscription(row({ status: 'ended', ended_at: end }), plans)).toMatchObject({
      ...{ status: [0, 'Ended'], ended_at: end.toISOString() },
      period: { start: start.toISOString(), end: end.toISOString() },
    })
  })
})

test('an offer says what a plan allows and costs by the terms of now', () => {
  const terms = { ...plans, pro: { ...plans.pro, active_services: 9, commission_percent: 11 } }
  expect(viewOffer('pro', terms)).toEqual({
    ...{ plan: 'pro', name: 'Pro', active_services: 9, commission_percent: 11 },
    ...{ month: usd(29_00), year: usd(290_00) },
  })
  expect(viewOffer('business', plans).active_services).toBeNull()
})

test('a bill shows each line, also what is taken off', () => {
  const bill = {
    ...{ id: 'bill-1', kind: 'change', plan: 'business', term: 'month', price: 70_00, created_at: start },
    lines: [
      { text: 'Business, monthly', amount: 99_00 },
      { text: 'Unused part of Pro, monthly', amount: -29_00 },
    ],
  } as BillRow
  expect(viewBill(bill)).toMatchObject({
    ...{ payable_id: 'bill-1', kind: 'change', price: usd(70_00) },
    lines: [{ amount: usd(99_00) }, { text: 'Unused part of Pro, monthly', amount: usd(-29_00) }],
  })
})

describe('an invoice', () => {
  const invoice = {
    ...{ id: 'invoice-1', year: 2026, number: 17, title: 'Pro plan, monthly', total: 34_51 },
    ...{ currency: 'USD', period_start: start, period_end: end, issued_at: start },
    ...{ corrected_year: null, corrected_number: null },
  } as InvoiceRow

  test('has a number of its year, in six digits', () => {
    expect(viewInvoice(invoice)).toMatchObject({ number: '2026-000017', corrects: null, total: usd(34_51) })
    expect(viewInvoice({ ...invoice, number: 1_234_567 }).number).toBe('2026-1234567')
  })

  test('that corrects another names it, also of another year', () => {
    const note = { ...invoice, corrected_year: 2025, corrected_number: 9 }
    expect(viewInvoice(note).corrects).toBe('2025-000009')
  })
})

describe('which plan it is', () => {
  test.each([
    ['free', 'month', 'Free'],
    ['pro', 'month', 'Pro, monthly'],
    ['business', 'year', 'Business, yearly'],
  ] as const)('%s by the %s is called %s', (plan, term, name) => {
    expect(nameOf({ plan, term })).toBe(name)
  })

  test.each([
    ['nobody pays for: it is the free one', undefined, 'free', true],
    ['nobody pays for: it is no other', undefined, 'business', false],
    ['not paid for yet counts as none', row({ status: 'waiting' }), 'business', false],
    ['held', row(), 'business', true],
    ['past due is still held', row({ status: 'past_due' }), 'business', true],
    ['of another term is another', row({ term: 'year' }), 'business', false],
    ['that ended is none', row({ status: 'ended' }), 'free', true],
  ] as const)('%s', (_name, held, plan, expected) => {
    expect(isSamePlan(held, { plan, term: 'month' })).toBe(expected)
  })
})

describe('a change begins', () => {
  test.each([
    ['pro', 'month', 'business', 'month', true],
    ['pro', 'month', 'pro', 'year', true],
    ['pro', 'month', 'business', 'year', true],
    ['pro', 'year', 'business', 'year', true],
    ['business', 'month', 'pro', 'month', false],
    ['business', 'month', 'pro', 'year', false],
    ['pro', 'year', 'pro', 'month', false],
    ['pro', 'year', 'business', 'month', false],
    ['business', 'year', 'pro', 'year', false],
  ] as const)('from %s by the %s to %s by the %s at once: %s', (plan, term, toPlan, toTerm, expected) => {
    expect(beginsAtOnce({ plan, term }, { plan: toPlan, term: toTerm })).toBe(expected)
  })
})

describe('what a change costs', () => {
  const held = { plan: 'pro', term: 'month', price: 29_00, period: { start, end } } as const
  const asked = { terms: plans, wanted: { plan: 'business', term: 'month' }, now: start, least: 50 } as const
  const costing = (month: number) => ({ ...plans, business: { ...plans.business, month } })

  test('without a plan is the whole price, from now on', () => {
    const { price, period, lines } = quote({ ...asked, held: null })
    expect([price, period]).toEqual([99_00, { start, end }])
    expect(lines).toEqual([{ text: 'Business, monthly', amount: 99_00 }])
  })

  test.each([
    [
      'exactly the least a card can be charged is charged',
      29_50,
      50,
      'Unused part of Pro, monthly, 30 of 30 days',
    ],
    ['a cent less is given', 29_49, 0, 'Too small to charge'],
    ['the same price costs nothing', 29_00, 0, 'Unused part of Pro, monthly, 30 of 30 days'],
    ['what would be paid out is not', 28_00, 0, 'Not more than what is due today'],
  ])('%s', (_name, month, price, last) => {
    const { lines, ...quoted } = quote({ ...asked, held, terms: costing(month) })
    expect([quoted.price, lines.at(-1)?.text]).toEqual([price, last])
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  })

  test('on the last day is that of one day', () => {
    const now = new Date(end.getTime() - HOUR_MS)
    expect(quote({ ...asked, held, now }).lines).toEqual([
      { text: 'Business, monthly, 1 of 30 days', amount: 3_30 },
      { text: 'Unused part of Pro, monthly, 1 of 30 days', amount: -97 },
    ])
  })
})

describe('days of a period', () => {
  test('an hour of a change of clocks is no day', () => {
    const spring = { start: new Date('2026-03-01T09:00:00Z'), end: new Date('2026-04-01T08:00:00Z') }
    expect(daysLeft(spring, spring.start)).toEqual({ left: 31, all: 31 })
    const autumn = { start: new Date('2026-10-01T08:00:00Z'), end: new Date('2026-11-01T09:00:00Z') }
    expect(daysLeft(autumn, autumn.start).all).toBe(31)
  })

  test('before it begins are all of it, and a period of nothing is one day', () => {
    expect(daysLeft({ start, end }, new Date(start.getTime() - 9 * DAY_MS))).toEqual({ left: 30, all: 30 })
    expect(daysLeft({ start, end: start }, start)).toEqual({ left: 0, all: 1 })
  })

  test('ten years later the day of the month is still the first one', () => {
    const anchor = new Date('2026-01-31T09:00:00Z')
    expect(nextEnd(anchor, 'month', new Date('2036-02-29T09:00:00Z')).toISOString()).toBe(
      '2036-03-31T09:00:00.000Z',
    )
    expect(nextEnd(anchor, 'year', new Date('2036-01-30T09:00:00Z')).toISOString()).toBe(
      '2036-01-31T09:00:00.000Z',
    )
  })
})

describe('a renewal that fails is tried again', () => {
  const after = (tries: number) => tryAfter(tries, start).getTime() - start.getTime()

  test('on days 1, 3 and 5, and looked at once more an hour after the last', () => {
    expect([1, 2, 3, 4].map(after)).toEqual([DAY_MS, 2 * DAY_MS, 2 * DAY_MS, HOUR_MS])
  })

  test('four times in all', () => {
    expect([0, 1, 2, 3, 4].map(hasTriesLeft)).toEqual([true, true, true, true, false])
  })
})
