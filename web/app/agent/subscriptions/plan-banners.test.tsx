import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { ACTIVE, aBill, aSubscription, onFree, onPro, openPlan, planPayment } from '../../../test/plans.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import PlanPage from './plan-page.tsx'

const RESUME = 'POST /subscriptions/consultant/active/resume'
const text = () => document.body.textContent ?? ''

async function opened(active: ActivePlan) {
  const page = await openPlan(PlanPage, '/p/agent/subscriptions', active)
  await eventually(() => find('dl'))
  return page
}

const pastDue = (try_at: string | null = '2026-04-13T12:00:00.000Z') =>
  onPro({ status: [3, 'Past due'], may: ['pay', 'cancel'], try_at }, { bill: aBill() })

test('after a failed payment one reads how much, for what, and when the card is tried again', async () => {
  await opened(pastDue())
  expect(text()).toContain(
    'Your last payment failed. Pay $29.00 plus taxes to keep your Pro plan. We’ll retry your card on 13 Apr 2026.',
  )
  expect(findText('Pay now')).toBeTruthy()
})

test('when the card is tried no more, nothing is said of it', async () => {
  await opened(pastDue(null))
  expect(text()).toContain('Pay $29.00 plus taxes to keep your Pro plan.')
  expect(text()).not.toContain('We’ll retry your card')
})

test('a new plan that waits for its payment can be paid', async () => {
  const waiting = aSubscription({ status: [-1, 'Waiting for payment'], may: [] })
  await opened(onFree({ subscription: waiting, bill: aBill({ kind: 'start' }) }))
  expect(text()).toContain('You chose a new plan. It begins once it is paid.')
  expect(findText('Finish payment')).toBeTruthy()
  expect(text()).not.toContain('Your last payment failed')
})

test('a renewal that is charged at this moment is no new plan, and nobody is asked to pay it twice', async () => {
  await opened(onPro({}, { bill: aBill() }))
  expect(text()).toContain('The renewal of your plan is being charged.')
  expect(text()).not.toMatch(/You chose a new plan|Finish payment|Pay now/)
})

test('the button leads to the payment of that bill', async () => {
  const { network } = await opened(pastDue())
  network.answers('POST /payments', ok(planPayment()))
  await click(findText('Pay now'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Pay $34.51'))
  const [call] = network.calls('POST /payments')
  expect(call?.body).toEqual({ payable: 'subscription', payable_id: aBill().payable_id })
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['on the free plan', onFree()],
  ['on a plan that is paid', onPro()],
])('%s nothing is to be done', async (_where, active) => {
  await opened(active)
  expect(text()).not.toMatch(/Pay now|Finish payment|Undo cancellation|Keep my plan/)
})

test('a plan that ends can be kept', async () => {
  const { network } = await opened(onPro({ cancel_at_period_end: true, may: ['resume'] }))
  const { reply, release } = held(ok(onPro()))
  network.answers(RESUME, reply)
  network.answers(ACTIVE, ok(onPro()))
  await click(findText('Undo cancellation'))
  await click(findText('Undo cancellation'))
  release()
  await eventually(() => expect(toasts()).toEqual(['success: Your plan goes on as it is']))
  expect(network.calls(RESUME)).toHaveLength(1)
  await eventually(() => expect(text()).not.toContain('Undo cancellation'))
})

test('a change that comes is told with its day and its price, and can be taken back', async () => {
  const next = {
    plan: 'business' as const,
    name: 'Business',
    term: 'year' as const,
    price: { amount: 99_000, currency: 'USD' },
  }
  await opened(onPro({ next, may: ['resume', 'change'] }))
  expect(text()).toContain('On 10 Apr 2026 you change to Business, yearly, for $990.00.')
  expect(findText('Keep my plan')).toBeTruthy()
})

test('what could not be undone stays and is told', async () => {
  const { network } = await opened(onPro({ cancel_at_period_end: true, may: ['resume'] }))
  network.answers(RESUME, refused(409, 'subscription_state', 'Your plan has ended.'))
  await click(findText('Undo cancellation'))
  await eventually(() => expect(toasts()).toEqual(['error: Your plan has ended.']))
  expect(findText('Undo cancellation').getAttribute('aria-busy')).toBeNull()
})
