import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { cut, held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import {
  aBill,
  aPreview,
  aSubscription,
  BILL_ID,
  CHOOSE,
  onFree,
  onPro,
  openPlan,
  PREVIEW,
  planPayment,
  theOffers,
} from '../../../test/plans.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ComparePage from './compare-page.tsx'

const AT = '/p/agent/subscriptions/plans'
const inDialog = (words: string) => findText(words, 'dialog[open] button') as HTMLButtonElement
const cards = () => [...document.querySelectorAll('li:has(h2)')]
const offered = () => cards().map((card) => card.querySelector('button')?.textContent ?? null)
const yearly = () => click(find('input[value=year]'))
const dialog = () => find('dialog[open]').textContent

async function compared(active: ActivePlan, offers = theOffers) {
  const page = await openPlan(ComparePage, AT, active, (network) => {
    network.answers('GET /subscriptions', ok(offers))
    network.answers(PREVIEW, ok(aPreview()))
  })
  await eventually(() => find('li h2'))
  return page
}

test('the three plans stand side by side with what they cost and allow', async () => {
  await compared(onFree())
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'FreeYour current plan$0 a month2 active services20% commission on new orders',
    'Pro$29 a month15 active services12% commission on new ordersUpgrade to Pro',
    'Business$99 a monthUnlimited active services8% commission on new ordersUpgrade to Business',
  ])
})

test('by the year the prices are those of a year, and it says what one saves', async () => {
  await compared(onFree())
  expect(document.body.textContent).toContain('Yearly, 2 months free')
  await yearly()
  expect(cards()[1]?.textContent).toContain('$290 a year')
})

test('where a year saves nothing, nothing is said of it', async () => {
  await compared(onFree(), [
    { ...(theOffers[1] as (typeof theOffers)[number]), year: { amount: 34_800, currency: 'USD' } },
  ])
  expect(document.body.textContent).toContain('Yearly')
  expect(document.body.textContent).not.toContain('months free')
})

test.each<[string, ActivePlan, (string | null)[]]>([
  ['on the free plan', onFree(), [null, 'Upgrade to Pro', 'Upgrade to Business']],
  ['on Pro', onPro(), ['Downgrade to Free', null, 'Upgrade to Business']],
  [
    'on Business',
    onPro({ plan: 'business', name: 'Business' }, { plan: 'business', name: 'Business' }),
    ['Downgrade to Free', 'Downgrade to Pro', null],
  ],
  ['while a payment is past due', onPro({ may: ['pay', 'cancel'] }), ['Downgrade to Free', null, null]],
  ['on a plan that ends', onPro({ may: ['resume', 'change'] }), [null, null, 'Upgrade to Business']],
  [
    'while a first plan waits for its payment',
    onFree({ subscription: aSubscription({ may: [] }) }),
    [null, 'Upgrade to Pro', 'Upgrade to Business'],
  ],
])('%s one is offered %s', async (_when, active, expected) => {
  await compared(active)
  expect(offered()).toEqual(expected)
})

test('the same plan by the year is a switch, and the page opens at the term one has', async () => {
  await compared(onPro({ term: 'year' }))
  expect(find<HTMLInputElement>('input[value=year]').checked).toBe(true)
  expect(offered()[1]).toBeNull()
  await click(find('input[value=month]'))
  expect(offered()[1]).toBe('Switch to Pro')
})

async function choosing(active = onFree()) {
  const page = await compared(active)
  await click(findText('Upgrade to Pro'))
  await eventually(() => expect(dialog()).toContain('Due today'))
  return page
}

test('what a plan costs today is told line by line before anything is done', async () => {
  const page = await compared(onFree())
  page.network.answers(
    PREVIEW,
    ok(
      aPreview({
        lines: [
          { text: 'Business, monthly', amount: { amount: 9_900, currency: 'USD' } },
          { text: 'Unused time of Pro', amount: { amount: -1_450, currency: 'USD' } },
        ],
        total: { amount: 8_450, currency: 'USD' },
      }),
    ),
  )
  await yearly()
  await click(findText('Upgrade to Pro'))
  await eventually(() => expect(dialog()).toContain('Change to Pro, yearly'))
  expect(dialog()).not.toContain('does not hold')
  const lines = [...document.querySelectorAll('dialog dl > *')].map(({ textContent }) => textContent)
  expect(lines.join('|')).toMatch(/Business, monthly.*\$99\.00/)
  expect(lines.join('|')).toMatch(/Unused time of Pro.*[−–-]\s?\$14\.50/)
  expect(lines.join('|')).toMatch(/VAT 19%.*\$5\.51/)
  expect(lines.join('|')).toMatch(/Due today.*\$84\.50/)
  expect(dialog()).toContain(
    'From then on you pay $29.00 a year plus taxes, and our commission on new orders is 12%.',
  )
  expect(Object.fromEntries(page.network.calls(PREVIEW)[0]?.query ?? [])).toEqual({
    plan: 'pro',
    term: 'year',
  })
  expect(page.network.calls(CHOOSE)).toHaveLength(0)
})

test('what is agreed to is the amount that was shown, and its payment follows', async () => {
  const { network } = await choosing()
  network.answers(CHOOSE, ok({ payable_id: BILL_ID, active: onFree({ bill: aBill({ kind: 'start' }) }) }))
  network.answers('POST /payments', ok(planPayment()))
  await click(inDialog('Continue to payment'))
  await eventually(() => expect(dialog()).toContain('Pay for your plan'))
  const [call] = network.calls(CHOOSE)
  expect(call?.body).toEqual({ plan: 'pro', term: 'month', amount: 3_451 })
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
  await eventually(() =>
    expect(network.calls('POST /payments')[0]?.body).toMatchObject({ payable_id: BILL_ID }),
  )
})

test('a double press chooses once', async () => {
  const { network } = await choosing()
  const { reply, release } = held(ok({ payable_id: BILL_ID, active: onFree() }))
  network.answers(CHOOSE, reply)
  network.answers('POST /payments', ok(planPayment()))
  const button = inDialog('Continue to payment')
  await click(button)
  await click(button)
  release()
  await eventually(() => expect(dialog()).toContain('Pay for your plan'))
  expect(network.calls(CHOOSE)).toHaveLength(1)
})

test('a price that changed meanwhile is told, and the new one is shown before the next press', async () => {
  const { network } = await choosing()
  network.answers(CHOOSE, refused(409, 'amount_changed', 'The price has changed. Please look at it again.'))
  network.answers(PREVIEW, ok(aPreview({ total: { amount: 4_000, currency: 'USD' } })))
  await click(inDialog('Continue to payment'))
  await eventually(() => expect(toasts()).toEqual(['error: The price has changed. Please look at it again.']))
  await eventually(() => expect(dialog()).toContain('$40.00'))
  expect(dialog()).not.toContain('$34.51')
  await click(inDialog('Continue to payment'))
  await eventually(() => expect(network.calls(CHOOSE)).toHaveLength(2))
  const [first, second] = network.calls(CHOOSE)
  expect(second?.body).toMatchObject({ amount: 4_000 })
  expect(second?.key).not.toBe(first?.key)
})

test('after a cut network the same choice goes out under the same key', async () => {
  const { network } = await choosing()
  vi.useFakeTimers()
  network.answers(CHOOSE, cut)
  await click(inDialog('Continue to payment'))
  await pass(3_000)
  await soon(() => expect(toasts()).toHaveLength(1))
  network.answers(CHOOSE, ok({ payable_id: null, active: onFree() }))
  await soon(() => expect(inDialog('Continue to payment').getAttribute('aria-busy')).toBeNull())
  await click(inDialog('Continue to payment'))
  await soon(() => expect(toasts()).toHaveLength(2))
  const keys = network.calls(CHOOSE).map(({ key }) => key)
  expect(keys.length).toBe(5)
  expect(new Set(keys).size).toBe(1)
})

test('a smaller plan begins later: it says when, what it unlists, and that nothing is charged', async () => {
  const active = onPro({ plan: 'business', name: 'Business' }, { plan: 'business', name: 'Business' })
  const { network } = await compared(active)
  const later = aPreview({
    takes_effect: 'period_end',
    effective_at: '2026-04-10T12:00:00.000Z',
    lines: [],
    taxes: [],
    total: { amount: 0, currency: 'USD' },
    unlisted: [
      { id: 'v1', title: 'Work permit' },
      { id: 'v2', title: 'تصريح عمل' },
    ],
  })
  network.answers(PREVIEW, ok(later))
  network.answers(CHOOSE, ok({ payable_id: null, active }))
  await click(findText('Downgrade to Pro'))
  await eventually(() => expect(dialog()).toContain('Nothing is charged today.'))
  expect(dialog()).toContain('Your plan stays as it is until 10 Apr 2026.')
  expect(dialog()).toContain('After that you pay $29.00 a month')
  expect(dialog()).toContain('does not hold these 2 services. They become drafts')
  expect(dialog()).toContain('تصريح عمل')
  expect(dialog()).not.toContain('Due today')
  await click(inDialog('Confirm change'))
  await eventually(() => expect(toasts()).toEqual(['success: You change to Pro when your period ends']))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('nothing can be confirmed before the price is known, and a price that failed is asked again', async () => {
  const { network } = await compared(onFree())
  network.answers(PREVIEW, refused(503, 'unavailable', 'Prices are away.'), ok(aPreview()))
  await click(findText('Upgrade to Pro'))
  await eventually(() => expect(dialog()).toContain('Prices are away.'))
  expect(inDialog('Continue to payment').disabled).toBe(true)
  await click(inDialog('Retry'))
  await eventually(() => expect(inDialog('Continue to payment').disabled).toBe(false))
})

test('a price is asked for anew each time the question is opened', async () => {
  const { network } = await choosing()
  await click(inDialog('Cancel'))
  await click(findText('Upgrade to Pro'))
  await eventually(() => expect(network.calls(PREVIEW)).toHaveLength(2))
})

test('down to the free plan one cancels, and is asked in those words', async () => {
  await compared(onPro())
  await click(findText('Downgrade to Free'))
  await eventually(() => expect(dialog()).toContain('Cancel your Pro plan?'))
})

test('plans that could not be had are asked for again', async () => {
  await openPlan(ComparePage, AT, onFree(), (network) =>
    network.answers('GET /subscriptions', refused(503, 'unavailable', 'Plans are away.'), ok(theOffers)),
  )
  await eventually(() => expect(document.body.textContent).toContain('Plans are away.'))
  await click(findText('Retry'))
  await eventually(() => expect(cards()).toHaveLength(3))
})
