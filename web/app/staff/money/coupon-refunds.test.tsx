import type { StaffCouponRefund } from '@sojourn/contract/money/coupons'
import { expect, test } from 'vitest'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import {
  buttons,
  cells,
  dialog,
  fill,
  inDialog,
  isAsked,
  linkTo,
  noteOf,
  text,
} from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aCouponRefund, REFUND_ID } from '../../../test/staff-money.ts'
import CouponRefundsPage from './coupon-refunds-page.tsx'

const LIST = 'GET /staff/coupon-refunds'
const PAID = `POST /staff/coupon-refunds/${REFUND_ID}/paid`
const REJECT = `POST /staff/coupon-refunds/${REFUND_ID}/rejection`
const decided_by = { uuid: 's1', full_name: 'Sanna Keller' }

async function opened(search: string, ...refunds: StaffCouponRefund[]) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...refunds))
  network.answers('GET /staff/queues', ok({ coupon_refunds: 4 }))
  const page = await openPage(CouponRefundsPage, `/p/staff/coupons/refunds${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('a line tells which credit, from which payment, whose, how much', async () => {
  await opened('', aCouponRefund(), aCouponRefund({ id: 'b', payment: null }))
  expect(cells().map((row) => row.slice(0, 4))).toEqual([
    ['CREDIT-9QXAKept from PAY-7K3M9QXA', 'Ngozi Travellerngozi@example.com', '$123.45', 'Waiting'],
    ['CREDIT-9QXAIts payment is not known', 'Ngozi Travellerngozi@example.com', '$123.45', 'Waiting'],
  ])
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(linkTo('Coupons')).toBe('/p/staff/coupons')
})

test.each<[string, Partial<StaffCouponRefund>, string]>([
  ['goes to the card', { slug: 'accepted', destination: 'card' }, 'On its wayTo the card'],
  [
    'was paid out',
    { slug: 'processed', decided_by, bank_reference: 'TRX 8841' },
    'Paid outBy Sanna Keller (TRX 8841)',
  ],
  [
    'was refused',
    { slug: 'rejected', decided_by, reason: 'The payment was charged back.' },
    'RefusedBy Sanna KellerThe payment was charged back.',
  ],
  [
    'came back and waits for its payer',
    { slug: 'processed', destination: 'card', instead: 'choice' },
    'WaitingFor the payer’s choice',
  ],
  ['was withdrawn', { slug: 'cancelled' }, 'Withdrawn'],
])('a request that %s says who did what', async (_, changes, words) => {
  await opened('?tab=answered', aCouponRefund({ ...changes, may: [] }))
  expect(cells()[0]?.[3]).toBe(words)
  expect(buttons('tbody')).toEqual([])
})

test('a first person approves a payment, which a second makes', async () => {
  const { network } = await opened('', aCouponRefund({ may: ['approve', 'reject'] }))
  const APPROVE = `POST /staff/coupon-refunds/${REFUND_ID}/approval`
  network.answers(APPROVE, ok(aCouponRefund({ may: ['reject'], approved_by: decided_by })))
  network.answers(LIST, listOf(aCouponRefund({ may: ['reject'], approved_by: decided_by })))
  await click(findText('Approve', 'tbody button'))
  expect(dialog().textContent).toContain('Approve paying out $123.45 to Ngozi Traveller?')
  await click(inDialog('Approve'))
  await eventually(() => expect(toasts()).toEqual(['success: Approved']))
  expect(network.calls(APPROVE)).toHaveLength(1)
  await eventually(() => expect(cells()[0]?.[3]).toBe('WaitingApproved by Sanna Keller'))
})

test.each([
  [
    ['approve', 'reject'],
    ['Approve', 'Refuse'],
  ],
  [
    ['pay', 'reject'],
    ['Mark as paid', 'Refuse'],
  ],
  [['reject'], ['Refuse']],
  [[], []],
])('who may %j is offered %j', async (may, offered) => {
  await opened('', aCouponRefund({ may }))
  expect(buttons('tbody')).toEqual(offered)
})

test('who paid a credit out enters what the bank calls it, once', async () => {
  const { network } = await opened('', aCouponRefund())
  const answer = held(ok(aCouponRefund({ slug: 'processed' })))
  network.answers(PAID, answer.reply)
  await click(findText('Mark as paid', 'tbody button'))
  expect(dialog().textContent).toContain('Was $123.45 paid out?')
  expect(dialog().textContent).toContain('Ask Ngozi Traveller (ngozi@example.com) for a bank account')
  await click(inDialog('Mark as paid'))
  await eventually(() =>
    expect(noteOf('Reference of the bank')).toBe('please enter the reference of the bank'),
  )
  await fill('Reference of the bank', 'TRX 8841')
  await click(inDialog('Mark as paid'))
  await eventually(() => expect(network.calls(PAID)).toHaveLength(1))
  await click(inDialog('Mark as paid'))
  const asked = network.calls(LIST).length
  answer.release()
  await eventually(() => expect(network.calls(LIST).length).toBeGreaterThan(asked))
  expect(network.calls(PAID).map(({ body }) => body)).toEqual([{ reference: 'TRX 8841' }])
  expect(toasts()).toEqual(['success: Marked as paid'])
  expect(isAsked()).toBe(false)
})

test('who refuses writes what the client reads; nothing is refused without a reason', async () => {
  const { network } = await opened('', aCouponRefund())
  network.answers(REJECT, ok(aCouponRefund({ slug: 'rejected' })))
  await click(findText('Refuse', 'tbody button'))
  expect(dialog().textContent).toContain('Refuse to pay out CREDIT-9QXA?')
  expect(noteOf('Reason')).toContain('The client sees this text with the coupon and by email.')
  await click(inDialog('Refuse'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason'))
  await fill('Reason', 'The payment was charged back.')
  await click(inDialog('Refuse'))
  await eventually(() => expect(toasts()).toEqual(['success: Refused. The client keeps the credit']))
  expect(network.calls(REJECT)[0]?.body).toEqual({ reason: 'The payment was charged back.' })
})

test('a payment that a colleague has marked meanwhile is told in the dialog', async () => {
  const { network } = await opened('', aCouponRefund())
  network.answers(PAID, refused(409, 'not_now', 'Sanna Keller has marked it as paid.'))
  await click(findText('Mark as paid', 'tbody button'))
  await fill('Reference of the bank', 'TRX 8841')
  await click(inDialog('Mark as paid'))
  await eventually(() => expect(dialog().textContent).toContain('Sanna Keller has marked it as paid.'))
})

test.each([
  ['', 'waiting', 'No requests are waiting.'],
  ['?tab=answered', 'answered', 'No request was answered yet.'],
  ['?tab=else&cursor=c2', 'waiting', 'No requests are waiting.'],
])('an empty list at "%s" says so', async (search, tab, words) => {
  const { network } = await opened(search)
  expect(network.calls(LIST)[0]?.query.get('filter[tab]')).toBe(tab)
  expect(text()).toContain(words)
  await eventually(() => findText('Waiting4'))
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('')
  network.answers(LIST, refused(503, 'unavailable', 'Wait'), listOf(aCouponRefund()))
  await go('/p/staff/coupons/refunds?tab=answered')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
