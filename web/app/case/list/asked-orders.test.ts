import { expect, test } from 'vitest'
import { askedOrders } from './asked-orders.ts'

const asked = (address: string) =>
  Object.fromEntries(
    Object.entries(askedOrders(new URLSearchParams(address))).filter(([, value]) => value !== undefined),
  )
const AGENT = '0190a0a0-0000-7000-8000-000000000004'

test('a list is narrowed by what stands in its address', () => {
  expect(
    asked(`query= ORD-1 &status=ongoing&progress=late&with=${AGENT}&goal=12&from=2026-02-01&to=2026-02-28`),
  ).toEqual({
    ...{ query: 'ORD-1', state: 'ongoing', progress: 'late', with: AGENT, goal: '12' },
    ...{ from: '2026-02-01', to: '2026-02-28' },
  })
})

test.each([
  'query=%20%20',
  'status=lost',
  'progress=early',
  'with=somebody',
  'goal=0',
  'goal=1e3',
  'from=yesterday',
  'from=2026-13-01',
  'to=2026-02-31',
])('what means nothing (%s) is left out, so that a list comes and no error', (address) => {
  expect(asked(address)).toEqual({})
})

test('both sides ask for what waits for its payment', () => {
  expect(asked('status=awaiting_payment')).toEqual({ state: 'awaiting_payment' })
})
