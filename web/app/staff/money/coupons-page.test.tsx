import type { StaffCoupon } from '@sojourn/contract/money/coupons'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, cells, dialog, fill, inDialog, isAsked, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, findText } from '../../../test/render.tsx'
import { aStaffCoupon, COUPON_ID, usd } from '../../../test/staff-money.ts'
import CouponsPage from './coupons-page.tsx'

const LIST = 'GET /staff/coupons'
const WITHDRAW = `DELETE /staff/coupons/${COUPON_ID}`
const owner = { uuid: 'c1', full_name: 'Ngozi Traveller' }

// The clock decides if a coupon has ended.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00.000Z') }))
afterEach(() => void vi.restoreAllMocks())

async function opened(search: string, ...coupons: StaffCoupon[]) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...coupons))
  const page = await openPage(CouponsPage, `/p/staff/coupons${search}`)
  await soon(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test.each<[string, Partial<StaffCoupon>, string, boolean]>([
  ['can be used', {}, 'Active', true],
  ['is used up', { status: [0, 'Used'], balance: usd(0) }, 'Used up', false],
  ['was refunded', { status: [-2, 'Refunded'] }, 'Refunded', false],
  ['ended a second ago', { expires_at: '2026-06-15T11:59:59.000Z' }, 'Ended', false],
  ['ends in a minute', { expires_at: '2026-06-15T12:01:00.000Z' }, 'Active', true],
  ['is being paid with', { reserved_for: 'PAY-7K3M9QXA' }, 'Kept for a payment', false],
  ['is credit of a client', { kind: 'credit', owner }, 'Active', false],
])('a coupon that %s says so, and can be withdrawn only while nobody used it', async (...row) => {
  const [, changes, state, isWithdrawable] = row
  await opened('', aStaffCoupon(changes))
  expect(cells()[0]?.[2]).toBe(state)
  expect(buttons('tbody').includes('Withdraw WELCOME-7K3M')).toBe(isWithdrawable)
})

test('a line tells the code and why it is there, for whom, until when, and what is left', async () => {
  await opened(
    '',
    aStaffCoupon({ expires_at: '2026-12-31T00:00:00.000Z' }),
    aStaffCoupon({ id: 'b', note: '', kind: 'credit', owner, balance: usd(1250), code: 'CREDIT-1' }),
  )
  expect(cells().map((row) => row.slice(0, 5))).toEqual([
    ['WELCOME-7K3MFair in Lagos', 'AnyonePromo', 'Active', '31 Dec 2026', '$20.00'],
    ['CREDIT-1', 'Ngozi TravellerCredit of their own', 'Active', 'Never', '$12.50of $20.00'],
  ])
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(linkTo('Credit refunds')).toBe('/p/staff/coupons/refunds')
})

test('the code is put on the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  await opened('', aStaffCoupon())
  await click(findText('Copy'))
  expect(writeText).toHaveBeenCalledWith('WELCOME-7K3M')
  findText('Copied')
  await pass(2000)
  findText('Copy')
})

test.each([
  ['', { limit: '10' }],
  ['?status=used', { limit: '10', 'filter[status]': '0' }],
  ['?status=REFUNDED', { limit: '10' }],
  [
    '?status=active&cursor=c2&query=%20fair%20',
    {
      limit: '10',
      query: 'fair',
      cursor: 'c2',
      'filter[status]': '1',
    },
  ],
])('what stands in the address "%s" is what is asked for', async (search, asked) => {
  const { network } = await opened(search, aStaffCoupon())
  expect(Object.fromEntries(network.calls(LIST)[0]?.query ?? [])).toEqual(asked)
})

test.each([
  ['', 'Create the first ones with “Create coupons” above.'],
  ['?status=used', 'No coupons have this status.'],
  ['?query=fair', 'No result found for “fair”'],
])('an empty list at "%s" says why', async (search, words) => {
  await opened(search)
  expect(text()).toContain(words)
})

test('words are looked for once staff have stopped typing, from the first page', async () => {
  const { address } = await opened('?cursor=c2', aStaffCoupon())
  await fill('Search coupons', 'fair ')
  await pass(290)
  expect(address()).toBe('/p/staff/coupons?cursor=c2')
  await pass(20)
  await soon(() => expect(address()).toBe('/p/staff/coupons?query=fair'))
})

test('a promo is withdrawn only after a question, once, and the list is asked anew', async () => {
  const { network } = await opened('', aStaffCoupon({ owner }))
  const answer = held(() => new Response(null, { status: 204 }))
  network.answers(WITHDRAW, answer.reply)
  await click(findText('Withdraw'))
  expect(dialog().textContent).toContain('Withdraw WELCOME-7K3M?')
  expect(dialog().textContent).toContain(
    'Nobody can use it any more; it is removed from the coupons of Ngozi Traveller. This cannot be undone.',
  )
  await click(inDialog('Withdraw'))
  await click(inDialog('Withdraw'))
  network.answers(LIST, listOf())
  answer.release()
  await soon(() => expect(text()).toContain('Create the first ones'))
  expect(network.calls(WITHDRAW)).toHaveLength(1)
  expect(toasts()).toEqual(['success: WELCOME-7K3M is withdrawn'])
  expect(isAsked()).toBe(false)
})

test('a promo that somebody used meanwhile is not withdrawn: that is told, and the list is asked anew', async () => {
  const { network } = await opened('', aStaffCoupon())
  network.answers(WITHDRAW, refused(409, 'not_now', 'It is used already.'))
  network.answers(LIST, listOf(aStaffCoupon({ status: [0, 'Used'], balance: usd(0) })))
  await click(findText('Withdraw'))
  expect(dialog().textContent).toContain('Nobody can use it any more. This cannot be undone.')
  await click(inDialog('Withdraw'))
  await soon(() => expect(cells()[0]?.[2]).toBe('Used up'))
  expect(toasts()).toEqual(['error: It is used already.'])
})

test('who thinks better of it withdraws nothing', async () => {
  const { network } = await opened('', aStaffCoupon())
  await click(findText('Withdraw'))
  await click(inDialog('Cancel'))
  expect(isAsked()).toBe(false)
  expect(network.calls(WITHDRAW)).toEqual([])
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('', aStaffCoupon())
  network.answers(
    LIST,
    refused(503, 'unavailable', 'Wait'),
    ok({ items: [], pagination: { next_cursor: null } }),
  )
  await go('/p/staff/coupons?status=used')
  await soon(() => findText('Retry'))
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('No coupons have this status.'))
})
