import { beforeEach, expect, test, vi } from 'vitest'
import {
  aCard,
  anOrder,
  aPayment,
  openCheckout,
  payButton,
  toasts,
  UUID,
  usd,
} from '../../../test/checkout.tsx'
import { soon } from '../../../test/clock.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { ofBefore } from '../../../test/of-before.ts'
import { click, find, findText } from '../../../test/render.tsx'

beforeEach(() => void vi.useFakeTimers())

const slip = () => find('section[aria-label="What you order"]').textContent ?? ''
const sums = () =>
  [...document.querySelectorAll('section[aria-label="What you order"] > dl > *')].map(
    ({ textContent }) => textContent,
  )
const dialog = () => find('dialog').textContent ?? ''

test('the slip names what is bought, of whom, for what and how long it takes', async () => {
  await openCheckout()
  expect(slip()).toContain('Canada · Study permit')
  expect(find('dialog h3').textContent).toBe('Study permit')
  expect(slip()).toContain('Amara Okafor')
  expect(slip()).toContain('For your goal “Lagos to Toronto”')
  await soon(() => expect(slip()).toContain('14 Days'))
  expect(slip()).not.toContain('document')
})

test('without a meeting none is told; documents are counted', async () => {
  const requirements = [
    { name: 'Passport', mandatory: true },
    { name: 'Photo', mandatory: true },
  ]
  await openCheckout({ order: anOrder({ meeting_length: null, requirements }) })
  expect(slip()).not.toMatch(/30.min/i)
  expect(slip()).toMatch(/2 .*document/i)
})

test('documents that only some have are not counted as needed, however they were kept', async () => {
  const requirements = [
    { name: 'Passport', mandatory: true },
    { name: 'Photo', mandatory: false },
    { name: 'Provincial letter, if your course needs one', mandatory: true },
  ]
  await openCheckout({ order: anOrder({ requirements }) })
  await soon(() => expect(slip()).toContain('1 document needed'))
})

test('the sum is told line by line: price, taxes, what it was before coupons, and what is left', async () => {
  await openCheckout({
    payment: aPayment({
      taxes: [{ name: 'HST 13%', amount: usd(6_500) }],
      coupons: [{ code: 'HELLO', kind: 'promo', amount: usd(2_000) }],
      total: usd(56_500),
      amount: usd(54_500),
    }),
  })
  expect(sums().map((line) => line?.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Price.*\$500\.00$/),
    expect.stringMatching(/^HST 13%.*\$65\.00$/),
    expect.stringMatching(/^Before coupons.*\$565\.00$/),
    expect.stringMatching(/HELLO.*[−–-]\s?\$20\.00$/),
    expect.stringMatching(/^Total.*\$545\.00$/),
  ])
  expect(payButton().textContent).toBe('Pay $545.00')
})

const ama = { name: 'Ama Asante', relation: 'child', born_on: '2019-03-09', passport: null } as const
const kofi = { ...ama, name: 'Kofi Asante' }

const lines = () => sums().map((line) => line?.replaceAll(/\s/g, ' '))

test('who applies too stands there with the way to change it, and the price with its parts', async () => {
  await openCheckout({
    order: anOrder({ travellers: [ama, kofi], further_person: usd(15_000), price: usd(80_000) }),
    payment: aPayment({
      item: { title: 'Study permit', seller: 'Amara Okafor', price: usd(80_000) },
      taxes: [{ name: 'HST 13%', amount: usd(10_400) }],
      total: usd(90_400),
      amount: usd(90_400),
    }),
  })
  expect(slip()).toContain('For you and 2 others: Ama Asante, Kofi Asante')
  expect(findText('Change').getAttribute('href')).toBe(
    `/p/client/goals/create-goal?id=7&order=${UUID}#travellers`,
  )
  expect(lines()).toEqual([
    expect.stringMatching(/^Service.*\$500\.00$/),
    expect.stringMatching(/^2 further people at \$150\.00.*\$300\.00$/),
    expect.stringMatching(/^Price.*\$800\.00$/),
    expect.stringMatching(/^HST 13%.*\$104\.00$/),
    expect.stringMatching(/^Total.*\$904\.00$/),
  ])
  expect(payButton().textContent).toBe('Pay $904.00')
  expect(slip()).not.toContain('does not say')
})

test('of nine who apply too three are named, and a press tells the others', async () => {
  const names = ['Ama', 'Kofi', 'Yaw', 'Esi', 'Abena', 'Kwaku', 'Akua', 'Kojo', 'Adwoa']
  const travellers = names.map((name) => ({ ...ama, name: `${name} Asante` }))
  await openCheckout({ order: anOrder({ travellers, further_person: usd(0) }) })
  slipSays('For you and 9 others: Ama Asante, Kofi Asante, Yaw Asante Change')
  const more = find('details', findText('Change').parentElement ?? document)
  expect(more.textContent).toBe(
    '… and 6 moreEsi Asante, Abena Asante, Kwaku Asante, Akua Asante, Kojo Asante, Adwoa Asante',
  )
  expect(more.hasAttribute('open')).toBe(false)
})

test('the checkout beside a server of the release before says nothing of others, and can be paid', async () => {
  await openCheckout({ order: ofBefore(anOrder()) })
  expect(slip()).not.toContain('other')
  expect(payButton().textContent).toBe('Pay $500.00')
})

test('a price for everybody says so; one that says nothing sends to its agent, and can be paid', async () => {
  await openCheckout({ order: anOrder({ travellers: [ama], further_person: usd(0) }) })
  expect(slip()).toContain('For you and 1 other: Ama Asante')
  expect(slip()).toContain('The price is for everybody who applies together.')
  expect(lines()).toHaveLength(2)
  document.body.replaceChildren()
  await openCheckout({ order: anOrder({ travellers: [ama] }) })
  expect(slip()).toContain('The service does not say whether the price covers others.')
  expect(findText('Ask Amara').getAttribute('href')).toBe(`/p/ask/${UUID}?goalId=7&service=${UUID}`)
  expect(payButton().textContent).toBe('Pay $500.00')
})

const offered = (people: number | null, applying: number, travellers = [ama, kofi]) =>
  anOrder({
    service: null,
    offer: { uuid: UUID, excluded: '', revisions: 1, open_until: null, people, applying },
    travellers,
  })
const slipSays = (words: string) => expect(slip().replaceAll(/\s/g, ' ')).toContain(words)

test('an offer for everybody who applies names them, and is paid', async () => {
  await openCheckout({ order: offered(3, 3) })
  slipSays('For 3 people: Ngozi Traveller, Ama Asante, Kofi Asante')
  expect(slip()).not.toContain('now.')
  expect(payButton().disabled).toBe(false)
})

test.each([
  [
    'the goal has more people than the offer',
    offered(2, 3, [ama]),
    '3 people apply for your goal now. Ask Amara for a new offer',
  ],
  [
    'the goal has more people than the order made of it',
    offered(3, 3, [ama]),
    '3 people apply for your goal now. Check who applies and save the goal: the order is made again.',
  ],
  [
    'the same of an offer that says no number',
    offered(null, 2, []),
    '2 people apply for your goal now. Check who applies and save the goal: the order is made again.',
  ],
])('where %s, the checkout says so and nothing is paid', async (_, order, words) => {
  await openCheckout({ order })
  slipSays(words)
  expect(dialog()).toContain('More people apply for your goal now than this order is for.')
  expect(payButton().disabled).toBe(true)
})

test('of an offer for more than apply now the client reads that, and can pay', async () => {
  await openCheckout({ order: offered(3, 1, []) })
  slipSays('For 3 people')
  slipSays('1 person applies for your goal now. The price stays the same. Ask Amara for a new offer')
  expect(findText('Ask Amara for a new offer').getAttribute('href')).toBe(`/p/ask/${UUID}?goalId=7`)
  expect(payButton().disabled).toBe(false)
})

test('of work in stages each stage carries a part of what further people cost, and the people are fixed after the first', async () => {
  const stage = (number: number, order: string | null) =>
    ({
      number,
      name: `Part ${number}`,
      order,
      price: usd(40_000),
      days: 7,
      delivers: '',
      state: order ? 'to_pay' : 'to_come',
    }) as never
  await openCheckout({
    order: anOrder({
      travellers: [ama, kofi],
      further_person: usd(15_000),
      in_stages: { number: 2, count: 3 } as never,
      stages: { items: [stage(1, 'other'), stage(2, UUID), stage(3, null)], total: usd(120_000) } as never,
    }),
  })
  expect(slip()).toContain(
    'The whole price counts 2 further people at $150 each, in proportion in each stage.',
  )
  expect(lines()).toHaveLength(2)
  expect([...document.querySelectorAll('dialog a')].map((one) => one.textContent)).not.toContain('Change')
})

test('without coupons there is one total', async () => {
  await openCheckout()
  expect(slip()).not.toContain('Before coupons')
  expect(sums()).toHaveLength(2)
})

test('what comes back and when stands above the button, with the terms in a window of their own', async () => {
  await openCheckout({
    order: anOrder({ refund_schedule: { before_start: 100, before_filing: 35, after_filing: 0 } }),
  })
  expect(slip()).toContain('held until you accept the work.')
  expect(slip()).toContain('Within 72 hours of paying, before the work startsfull refund')
  expect(slip()).toContain('Started, nothing filed yet35% refund')
  expect(slip()).toContain('After it is filedno refund')
  const terms = find<HTMLAnchorElement>('dialog a[target=_blank]')
  expect(terms.getAttribute('href')).toMatch(/#refunds$/)
})

test('a cancelled order has nothing to pay, and no button that pays', async () => {
  await openCheckout({ order: anOrder({ payment: null, status: [-1, 'Cancelled'], may: [] }) }, (network) =>
    network.answers('GET /payments/PAY-7K3M9QXA', refused(404, 'not_found', 'Not there.')),
  )
  await soon(() => expect(dialog()).toContain('This order is cancelled. There is nothing to pay.'))
  expect(() => payButton()).toThrow('Nothing pays')
})

test('cards are told by name and end, the usual one is chosen, an expired one cannot be', async () => {
  await openCheckout({
    cards: [
      aCard('c1', '1111'),
      aCard('c2', '4242', { is_default: true, expires_at: '2099-08-31' }),
      aCard('c3', '9999', { brand: 'amex', expires_at: '2020-01-31' }),
    ],
  })
  await soon(() => expect(dialog()).toContain('Visa ending in 4242Expires 08/2099 · Default'))
  expect(dialog()).toContain('American Express ending in 9999Expired 01/2020')
  const radio = (id: string) => find<HTMLInputElement>(`dialog input[value=${id}]`)
  expect(radio('c2').checked).toBe(true)
  expect(radio('c3').disabled).toBe(true)
  await click(radio('new'))
  expect(dialog()).toContain('You’ll enter your card in a secure window. We never see its number.')
})

const early = () => find<HTMLInputElement>('dialog input[type=checkbox]')
const EARLY = `PUT /orders/${UUID}/early-start`

test('only who could withdraw is asked whether the work may begin', async () => {
  await openCheckout()
  expect(dialog()).not.toContain('14 days to withdraw')
})

test('whether the work may begin before the days to withdraw are over is nobody’s choice but theirs', async () => {
  const { network } = await openCheckout({ order: anOrder({ early_start: false }) })
  expect(early().checked).toBe(false)
  const { reply, release } = held(ok(anOrder({ early_start: true })))
  network.answers(EARLY, reply)
  await click(early())
  await soon(() => expect(early().disabled).toBe(true))
  release()
  await soon(() => expect(early().checked).toBe(true))
  expect(network.calls(EARLY).map(({ body }) => body)).toEqual([{ agrees: true }])
})

test('an answer that did not arrive is told, and the box says what holds', async () => {
  const { network } = await openCheckout({ order: anOrder({ early_start: false }) })
  network.answers(EARLY, refused(503, 'unavailable', 'We are back soon.'))
  await click(early())
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(early().checked).toBe(false)
  expect(early().disabled).toBe(false)
})

test('a checkout that could not be had is told once, in its place, and asked for again', async () => {
  const { network } = await openCheckout({}, (told) =>
    told.answers(`GET /orders/${UUID}`, refused(503, 'unavailable', 'We are back soon.')),
  )
  await soon(() => expect(dialog()).toContain('We are back soon.'))
  expect(toasts()).toEqual([])
  network.answers(`GET /orders/${UUID}`, ok(anOrder()))
  await click(findText('Retry'))
  await soon(() => expect(payButton().textContent).toBe('Pay $500.00'))
})

test('a payment that could not be begun is told by a toast too', async () => {
  const order = anOrder({ payment: null })
  await openCheckout({ order }, (told) =>
    told.answers('POST /payments', refused(503, 'unavailable', 'We are back soon.')),
  )
  await soon(() => expect(dialog()).toContain('We are back soon.'))
  expect(toasts()).toEqual(['error: We are back soon.'])
})
