import { plans } from '@sojourn/contract/amounts/plans'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { daysLeft, nextEnd } from './periods.ts'
import { beginsAtOnce, quote } from './quote.ts'

const day = (text: string) => new Date(`${text}T09:00:00Z`)

test.each([
  ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
  ['2026-01-31', 'month', '2026-03-31', '2026-04-30'],
  ['2026-12-15', 'month', '2026-12-15', '2027-01-15'],
  ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'year', '2031-02-28', '2032-02-29'],
  ['2026-03-10', 'year', '2026-03-10', '2027-03-10'],
] as const)('from %s by the %s, after %s comes %s', (anchor, term, after, end) => {
  expect(nextEnd(day(anchor), term, day(after))).toEqual(day(end))
})

test('days are counted with today among them', () => {
  const period = { start: day('2026-04-01'), end: day('2026-05-01') }
  expect(daysLeft(period, day('2026-04-01'))).toEqual({ left: 30, all: 30 })
  expect(daysLeft(period, new Date(day('2026-04-01').getTime() + 1))).toEqual({ left: 30, all: 30 })
  expect(daysLeft(period, day('2026-04-30'))).toEqual({ left: 1, all: 30 })
  expect(daysLeft(period, day('2026-06-01'))).toEqual({ left: 0, all: 30 })
})

const period = { start: day('2026-04-01'), end: day('2026-05-01') }
const pro = { plan: 'pro', term: 'month', price: 29_00, period } as const
const asked = { terms: plans, held: pro, wanted: { plan: 'business', term: 'month' }, least: 50 } as const

test('each day of a change is worked out to the cent, and lines sum to the price', () => {
  for (let passed = 0; passed < 30; passed++) {
    const now = new Date(period.start.getTime() + passed * DAY_MS)
    const { lines, price } = quote({ ...asked, now })
    const left = 30 - passed
    const expected = Math.round((99_00 * left) / 30) - Math.round((29_00 * left) / 30)
    expect(price).toBe(expected)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  }
})

test('what is too small for a card is given, and nothing is paid out', () => {
  const terms = { ...plans, business: { ...plans.business, month: 29_90 } }
  const small = quote({ ...asked, terms, now: day('2026-04-20') })
  expect([small.price, small.lines.at(-1)]).toEqual([0, { text: 'Too small to charge', amount: -33 }])
  const cheaper = { ...plans, business: { ...plans.business, month: 10_00 } }
  const over = quote({ ...asked, terms: cheaper, now: day('2026-04-20') })
  expect([over.price, over.lines.at(-1)?.text]).toEqual([0, 'Not more than what is due today'])
})

test.each([
  ['pro', 'month', 'business', 'month', true],
  ['pro', 'month', 'pro', 'year', true],
  ['pro', 'year', 'business', 'year', true],
  ['pro', 'year', 'business', 'month', false],
  ['business', 'month', 'pro', 'month', false],
  ['business', 'month', 'pro', 'year', false],
  ['business', 'year', 'business', 'month', false],
] as const)('from %s by the %s to %s by the %s begins at once: %s', (plan, term, next, nextTerm, isNow) => {
  expect(beginsAtOnce({ plan, term }, { plan: next, term: nextTerm })).toBe(isNow)
})
