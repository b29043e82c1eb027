import { expect, test } from 'vitest'
import { pressable } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import {
  ACTIVE,
  aPreview,
  aSubscription,
  onFree,
  onPro,
  openPlan,
  PERIOD,
  PREVIEW,
} from '../../../test/plans.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import PlanPage, { meta } from './plan-page.tsx'

const AT = '/p/agent/subscriptions'
const CANCEL = 'POST /subscriptions/consultant/active/cancel'
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map(({ firstChild, lastChild }) => [
      firstChild?.textContent,
      lastChild?.textContent,
    ]),
  )

async function opened(active = onPro()) {
  const page = await openPlan(PlanPage, AT, active)
  await eventually(() => find('dl'))
  return page
}

test('the page is the agent’s own', () => {
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Subscription · /) })
})

test('who is on the free plan reads what it allows, and nothing of payments', async () => {
  await opened(onFree())
  expect(facts()).toEqual({
    Price: 'Free',
    'Commission on new orders': '20%',
    'Active services': '1 of 2',
  })
  expect(document.body.textContent).not.toContain('Cancel plan')
  expect(find<HTMLMeterElement>('meter').getAttribute('value')).toBe('1')
})

test('who pays reads how much, for how long, and when again', async () => {
  await opened()
  expect(facts()).toEqual({
    Price: '$29 a month',
    'Next payment': '10 Apr 2026',
    'Commission on new orders': '12%',
    'Active services': '7 of 15',
  })
  expect(pressable()).toContain('Cancel plan')
})

test.each([
  ['a plan that ends', onPro({ cancel_at_period_end: true, may: ['resume'] }), 'Ends on', 'Ends soon'],
  [
    'a payment that failed',
    onPro({ status: [3, 'Past due'], may: ['pay', 'cancel'] }),
    'Payment was due on',
    'Past due',
  ],
  [
    'a plan that goes on',
    onPro({ term: 'year', price: { amount: 29_000, currency: 'USD' } }),
    'Next payment',
    'Active',
  ],
])('%s is told by its date and its mark', async (_what, active, dateName, mark) => {
  await opened(active)
  expect(facts()).toHaveProperty(dateName, '10 Apr 2026')
  expect(find('h2').parentElement?.textContent).toBe(`Pro${mark}`)
})

test('without a limit of services there is no measure of them', async () => {
  await opened(onPro({}, { services: { active: 31, limit: null } }))
  expect(facts()['Active services']).toBe('31')
  expect(document.querySelector('meter')).toBeNull()
})

test('more services than the plan holds fill the measure and no more', async () => {
  await opened(onFree({ services: { active: 5, limit: 2 } }))
  expect(facts()['Active services']).toBe('5 of 2')
  expect(find('meter').getAttribute('value')).toBe('2')
})

test('what was bought and is not paid for yet is not told as the plan one is on', async () => {
  await opened(onFree({ subscription: aSubscription({ status: [-1, 'Waiting for payment'], may: [] }) }))
  expect(facts().Price).toBe('Free')
  expect(document.body.textContent).not.toContain('Cancel plan')
})

test('a plan that could not be had is asked for again', async () => {
  await openPlan(PlanPage, AT, onPro(), (network) =>
    network.answers(ACTIVE, refused(503, 'unavailable', 'We are back soon.'), ok(onPro())),
  )
  await eventually(() => expect(find('[role=alert]').textContent).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(facts()).toHaveProperty('Next payment'))
})

async function cancelAsked(active = onPro()) {
  const page = await opened(active)
  page.network.answers(
    PREVIEW,
    ok(aPreview({ plan: 'free', name: 'Free', unlisted: [{ id: 'v1', title: 'Work permit' }] })),
  )
  await click(findText('Cancel plan'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Work permit'))
  return page
}

test('who cancels reads until when they have the plan, and which services leave the market', async () => {
  const { network } = await cancelAsked()
  const text = find('dialog[open]').textContent
  expect(text).toContain('Cancel your Pro plan?')
  expect(text).toContain(
    'You keep your Pro plan until 10 Apr 2026. After that you are on the Free plan. You can undo this until then.',
  )
  expect(text).toContain(
    'The Free plan does not hold this service. It becomes a draft, and running orders go on:',
  )
  expect(Object.fromEntries(network.calls(PREVIEW)[0]?.query ?? [])).toEqual({ plan: 'free', term: 'month' })
  expect(network.calls(CANCEL)).toHaveLength(0)
})

test('after a failed payment it ends at once, and says so', async () => {
  await cancelAsked(onPro({ status: [3, 'Past due'], may: ['pay', 'cancel'] }))
  expect(find('dialog[open]').textContent).toContain(
    'Your plan ends now, because its last payment failed. You change to the Free plan.',
  )
})

test('a plan is cancelled once, and what the answer says stands at once', async () => {
  const { network } = await cancelAsked()
  const ending = onPro({ cancel_at_period_end: true, may: ['resume'] })
  const { reply, release } = held(ok(ending))
  network.answers(CANCEL, reply)
  network.answers(ACTIVE, ok(ending))
  const button = inDialog('Cancel plan')
  await click(button)
  await click(button)
  release()
  await eventually(() => expect(toasts()).toEqual(['success: Your Pro plan is cancelled']))
  expect(network.calls(CANCEL)).toHaveLength(1)
  await eventually(() => expect(facts()).toHaveProperty('Ends on'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(document.body.textContent).toContain(
    'Your Pro plan ends on 10 Apr 2026. After that you are on the Free plan.',
  )
})

test('who keeps the plan has sent nothing', async () => {
  const { network } = await cancelAsked()
  await click(inDialog('Keep plan'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(network.calls(CANCEL)).toHaveLength(0)
})

test('a cancellation that is refused is told, and the plan stands as it was', async () => {
  const { network } = await cancelAsked()
  network.answers(CANCEL, refused(409, 'subscription_state', 'Your plan has ended already.'))
  await click(inDialog('Cancel plan'))
  await eventually(() => expect(toasts()).toEqual(['error: Your plan has ended already.']))
  expect(facts()).toHaveProperty('Next payment', '10 Apr 2026')
})

test('one can cancel before it is known which services leave', async () => {
  const { network } = await opened()
  network.answers(PREVIEW, refused(503, 'unavailable', 'Please try again.'))
  network.answers(CANCEL, ok(onPro({ cancel_at_period_end: true, may: ['resume'] })))
  await click(findText('Cancel plan'))
  await click(inDialog('Cancel plan'))
  await eventually(() => expect(toasts()).toEqual(['success: Your Pro plan is cancelled']))
})

test('the dates are those of the place one is in', async () => {
  await opened(onPro({ period: { ...PERIOD, end: '2026-04-10' } }))
  expect(facts()['Next payment']).toBe('10 Apr 2026')
})
