import type { CouponDetails, CouponRefund } from '@sojourn/contract/money/coupons'
import { expect, test } from 'vitest'
import { aCouponRefund, aCredit, COUPON, REFUND } from '../../../test/coupons.ts'
import { falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { AT, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import CouponPage from './coupon-page.tsx'

const COUPON_CALL = `GET /coupons/${COUPON}`
const ASK = `POST /coupons/${COUPON}/refunds`
const WITHDRAW = `DELETE /coupons/${COUPON}/refunds/${REFUND}`

type Page = Parameters<typeof CouponPage>[0]

const shown = (coupon: CouponDetails) => told(ok(coupon))

async function told(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(COUPON_CALL, ...replies)
  const given = { params: { id: COUPON } } as Page
  await openPage(() => <CouponPage {...given} />, `/p/client/coupons/${COUPON}`)
  return network
}

const loaded = () => eventually(() => find('h1'))
const toCard = (card: { brand: string; last4: string } | null) =>
  aCredit({ refundable_to: { destination: 'card', card } })
const toTeam = aCredit({ refundable_to: { destination: 'team', card: null } })
const question = () => find('dialog[open]').textContent
const rows = (caption: string) =>
  [...document.querySelectorAll('table')]
    .filter((table) => table.caption?.textContent === caption)
    .flatMap((table) => [...table.querySelectorAll('tbody tr')])
    .map((row) => [...row.children].map((one) => one.textContent))

test('a credit says that it is one’s own money, what is left, and that it never ends', async () => {
  await shown(aCredit())
  await loaded()
  expect(find('h1').textContent).toBe('CR-7K3M')
  expect(document.body.textContent).toContain('Credit: your own money, kept from a refund.')
  expect(document.body.textContent).toContain('$75.00left of $100.00')
  expect(find('dl').textContent).toBe('StatusActiveSince4 May 2026ExpiresNever')
})

test('what cannot go back as money is not offered as money', async () => {
  await shown(aCredit())
  await loaded()
  expect(document.body.textContent).not.toContain('Get it as money')
})

test.each([
  [
    'the card by name',
    toCard({ brand: 'visa', last4: '4242' }),
    '$75.00 goes back to your Visa ending in 4242.',
  ],
  ['a card that is gone', toCard(null), '$75.00 goes back to the card you paid with.'],
  [
    'no card',
    toTeam,
    'Our team will write to you and pay $75.00 by bank transfer; they answer within 3 days.',
  ],
])('who wants a credit as money reads where it goes: %s', async (_, coupon, words) => {
  const network = await shown(coupon)
  await click(await eventually(() => findText('Get it as money')))
  expect(find('dialog[open] h2').textContent).toBe('Get $75.00 as money?')
  expect(question()).toContain(words)
  expect(network.calls(ASK)).toEqual([])
})

test.each([
  ['Refund to card', toCard(null), '$75.00 is on its way to your card'],
  ['Send request', toTeam, 'Our team has your request'],
])('"%s" is sent once, and the coupon is read again', async (name, coupon, said) => {
  const network = await shown(coupon)
  const later = held(ok(aCouponRefund(), 201))
  network.answers(ASK, later.reply)
  await click(await eventually(() => findText('Get it as money')))
  await click(findText(name, 'dialog[open] button'))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(ASK)).toHaveLength(1)
  expect(document.querySelector('dialog[open]')).toBeNull()
  await eventually(() => expect(network.calls(COUPON_CALL)).toHaveLength(2))
})

test('a credit that is reserved in another tab says so, and the question stays', async () => {
  const network = await shown(toTeam)
  network.answers(ASK, refused(409, 'coupon_reserved', 'A payment in progress uses this credit.'))
  await click(await eventually(() => findText('Get it as money')))
  await click(findText('Send request', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: A payment in progress uses this credit.']))
  expect(question()).toContain('Get $75.00 as money?')
})

test.each<[Partial<CouponRefund>, string]>([
  [{}, 'WaitingOur team answers within 3 days.'],
  [{ slug: 'accepted', destination: 'card' }, 'On its wayTo the card you paid with'],
  [{ slug: 'processed' }, 'Paid out'],
  [{ slug: 'rejected', reason: 'The account is not yours.' }, 'RefusedThe account is not yours.'],
  [{ slug: 'cancelled' }, 'Withdrawn'],
  [
    { slug: 'cancelled', instead: 'credit' },
    'Credit againThe money did not reach your bank, or your bank sent it back. You have it as credit again.',
  ],
  [{ slug: 'cancelled', instead: 'taken' }, 'Reversed'],
  [
    { slug: 'processed', destination: 'card', instead: 'choice' },
    'WaitingThe money did not reach you. Choose where it goes',
  ],
  [{ slug: 'processed', destination: 'card', instead: 'again' }, 'On its way'],
])('a request %j stands as: %s', async (changes, words) => {
  await shown(aCredit({ refunds: [aCouponRefund(changes)] }))
  await loaded()
  expect(rows('Refunds of this credit')[0]?.slice(1, 3)).toEqual([words, '$75.00'])
})

test('a request is taken back once where the server allows it, and not where it does not', async () => {
  const mine = aCouponRefund({ may: ['withdraw'] })
  const network = await shown(aCredit({ refunds: [mine, aCouponRefund({ id: 'two', slug: 'rejected' })] }))
  const later = held(ok({}))
  network.answers(WITHDRAW, later.reply)
  await loaded()
  const withdraw = [...document.querySelectorAll<HTMLElement>('tbody button')]
  expect(withdraw).toHaveLength(1)
  await click(withdraw[0] as HTMLElement)
  await click(withdraw[0] as HTMLElement)
  later.release()
  await eventually(() =>
    expect(toasts()).toEqual(['success: The request is withdrawn. You can pay with the credit again']),
  )
  expect(network.calls(WITHDRAW)).toHaveLength(1)
})

test('payments with it say what they took and what came back', async () => {
  const use = { payment: 'PAY-1', title: 'Study permit', amount: usd(2500), returned: usd(500), used_at: AT }
  await shown(aCredit({ uses: [use, { ...use, payment: 'PAY-2', returned: usd(0) }] }))
  await loaded()
  const sums = rows('Payments with this coupon').map((row) => [row[0], row[2]])
  expect(sums).toEqual([
    ['Study permitPAY-1', '$25.00$5.00 given back'],
    ['Study permitPAY-2', '$25.00'],
  ])
})

test('one that was never used says how to', async () => {
  await shown(aCredit())
  await loaded()
  expect(document.body.textContent).toContain('Not used yet.Choose it when you pay for an order.')
})

test('a coupon that could not be read is tried again', async () => {
  await told(refused(503, 'unavailable', 'Please try again later.'), ok(aCredit()))
  await click(await eventually(() => findText('Retry')))
  await loaded()
})
