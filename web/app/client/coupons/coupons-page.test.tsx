import type { Coupon } from '@sojourn/contract/money/coupons'
import { expect, test } from 'vitest'
import { aCard, aPayment } from '../../../test/checkout.tsx'
import { aGift, COUPON } from '../../../test/coupons.ts'
import { falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { usd } from '../../../test/paid-order.ts'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import CouponsPage from './coupons-page.tsx'

const LIST = 'GET /coupons'
const CLAIM = 'POST /coupons'
const AT = '/p/client/coupons'
const page = (items: Coupon[], next_cursor: string | null = null): Reply =>
  ok({ items, pagination: { next_cursor } })

async function told(replies: [Reply, ...Reply[]], at = AT) {
  const network = falseNetwork()
  network.answers(LIST, ...replies)
  network.answers('GET /debts', ok([]))
  const opened = await openPage(CouponsPage, at)
  return { ...opened, network }
}
const shown = (...coupons: Coupon[]) => told([page(coupons)])
const vouchers = () => [...document.querySelectorAll('ul li')].map((one) => one.textContent)
const loaded = () => eventually(() => expect(vouchers().length).toBeGreaterThan(0))
const code = () => find<HTMLInputElement>('input[name=code]')
const add = () => click(findText('Add coupon'))

test('a gift and credit are told apart, with what is left of them', async () => {
  await shown(
    aGift(),
    aGift({ id: 'two', code: 'CR-7K3M', kind: 'credit', amount: usd(10_000), balance: usd(7500) }),
  )
  await loaded()
  expect(vouchers()).toEqual([
    'GiftSPRINGSingle use.No expiry date$20.00Active',
    'CreditCR-7K3MYour own money. Use it until nothing is left.No expiry date$75.00of $100.00Active',
  ])
  expect(findText('SPRING').getAttribute('href')).toBe(`/p/client/coupons/${COUPON}`)
})

test.each<[string, Partial<Coupon>, string[]]>([
  ['to come', { expires_at: '2099-05-18T10:00:00.000Z' }, ['Expires 18 May 2099', 'Active']],
  ['over', { expires_at: '2020-05-18T10:00:00.000Z' }, ['Ended 18 May 2020', 'Ended']],
  [
    'over, of a used one',
    { expires_at: '2020-05-18T10:00:00.000Z', status: [0, 'Used'] },
    ['Expires 18 May 2020', 'Used'],
  ],
])('of a gift whose last day is %s one reads %#', async (_, changes, words) => {
  await shown(aGift(changes))
  await loaded()
  for (const word of words) expect(vouchers()[0]).toContain(word)
})

test.each<[Partial<Coupon>, string]>([
  [{ reserved_for: 'PAY-7K3M9QXA' }, 'Reserved for a payment in progress'],
  [{ in_refund: true, kind: 'credit' }, 'Refund requested'],
  [{ status: [-2, 'Refunded'] }, 'Refunded'],
])('a coupon %j says: %s', async (changes, words) => {
  await shown(aGift(changes))
  await loaded()
  expect(vouchers()[0]).toContain(words)
})

test('a code becomes a coupon once, and the field is empty for the next', async () => {
  const { network } = await told([page([]), page([aGift()])])
  const later = held(ok(aGift(), 201))
  network.answers(CLAIM, later.reply)
  await type(code(), ' spring ')
  await add()
  await eventually(() => expect(network.calls(CLAIM)).toHaveLength(1))
  await add()
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: $20.00 off: the coupon is added']))
  expect(network.calls(CLAIM)).toHaveLength(1)
  expect(network.calls(CLAIM)[0]?.key).toBeTruthy()
  expect(code().value).toBe('')
  await loaded()
})

test('a code we do not know is said at the field, and stays to be corrected', async () => {
  const { network } = await shown()
  const errors = [{ field: 'code', message: 'Coupon SPRNG isn’t valid.' }]
  network.answers(CLAIM, refused(422, 'invalid', 'Please check.', errors))
  await type(code(), 'SPRNG')
  await add()
  await eventually(() => expect(find('form').textContent).toContain('Coupon SPRNG isn’t valid.'))
  expect(code().value).toBe('SPRNG')
})

test('who tries too many codes reads to wait', async () => {
  const { network } = await shown()
  network.answers(CLAIM, refused(429, 'too_many', 'Too many tries. Please wait a minute.'))
  await type(code(), 'SPRING')
  await add()
  await eventually(() => expect(toasts()).toEqual(['error: Too many tries. Please wait a minute.']))
})

test('without a code nothing is sent', async () => {
  const { network } = await shown()
  await add()
  await eventually(() => expect(find('form').textContent).toContain('please enter a code'))
  expect(network.calls(CLAIM)).toEqual([])
})

test('the status chosen stands in the address and is asked of the server', async () => {
  const { network, address } = await shown(aGift())
  await loaded()
  await pick(find<HTMLSelectElement>('select'), '0')
  await eventually(() => expect(network.calls(LIST)).toHaveLength(2))
  expect(address()).toBe(`${AT}?status=0`)
  expect(network.calls(LIST)[1]?.query.get('filter[status]')).toBe('0')
})

test('none of a status is another thing than none at all', async () => {
  await told([page([])], `${AT}?status=-2`)
  await eventually(() => expect(findText('Show all coupons').getAttribute('href')).toBe(AT))
  document.body.replaceChildren()
  await told([page([])])
  await eventually(() => expect(document.body.textContent).toContain('You have no coupons yet.'))
})

test('more coupons come below, and a list that failed is tried again', async () => {
  const { network } = await told([
    refused(503, 'unavailable', 'Please try again later.'),
    page([aGift()], 'c2'),
    page([aGift({ id: 'two', code: 'SUMMER' })]),
  ])
  await click(await eventually(() => findText('Retry')))
  await click(await eventually(() => findText('Load more')))
  await eventually(() => expect(vouchers()).toHaveLength(2))
  expect(network.calls(LIST).at(-1)?.query.get('cursor')).toBe('c2')
})

test.each<[Partial<Coupon>, string, string]>([
  [{ held_for: 'PAY-7K3M' }, 'On hold', 'your bank is looking into payment PAY-7K3M'],
  [{ status: [-2, 'Refunded'], taken: usd(2000) }, 'Reversed', 'so $20.00 of it is gone'],
])('credit that a bank asks for, %j, says why it cannot be used', async (changes, state, words) => {
  await shown(aGift({ kind: 'credit', ...changes }))
  await loaded()
  expect(vouchers()[0]).toContain(state)
  expect(vouchers()[0]).toContain(words)
})

test('who owes reads how much, and pays it by card', async () => {
  const network = falseNetwork()
  network.answers(LIST, page([aGift()]))
  network.answers('GET /debts', ok([{ amount: usd(30_000) }]), ok([]))
  await openPage(CouponsPage, AT)
  await eventually(() => findText('Pay now'))
  expect(document.body.textContent).toContain('You owe $300.00')
  network.answers(
    'GET /payment-methods',
    ok({ items: [aCard(COUPON, '4242')], pagination: { next_cursor: null } }),
  )
  network.answers('POST /debts/bills', ok({ payable_id: COUPON, amount: usd(30_000) }, 201))
  const payment = aPayment({ payable: 'debt', amount: usd(30_000), coupons: [] })
  network.answers('POST /payments', ok(payment, 201))
  network.answers(
    `POST /payments/${payment.ref}/pay`,
    ok({
      status: [2, 'Processed'],
      activity: { status: [2, 'Processed'], error: null, action_url: null },
      url: null,
    }),
  )
  await click(findText('Pay now'))
  await eventually(() => findText('Pay $300.00'))
  await eventually(() => expect(findText('Pay $300.00').hasAttribute('disabled')).toBe(false))
  await click(findText('Pay $300.00'))
  await eventually(() => expect(toasts()).toEqual(['success: Payment made successfully!']))
  expect(network.calls('POST /payments')[0]?.body).toEqual({
    payable: 'debt',
    payable_id: COUPON,
  })
  await eventually(() => expect(document.body.textContent).not.toContain('You owe'))
})
