import type { Order } from '@sojourn/contract/work/orders'
import { expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { AT, aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, openBy } from '../../../test/render.tsx'
import { onCheckout } from '../../hire/start/checkout.ts'
import { orderQuery } from '../../queries/order-queries.ts'
import { AfterPaying } from './after-paying.tsx'
import { FinishPayment } from './finish-payment.tsx'
import { GiveUpOrder } from './give-up-order.tsx'
import { PaidSlip } from './paid-slip.tsx'

const CANCEL = `POST /orders/${UUID}/cancel`
const unpaid = (changes: Partial<Order> = {}) =>
  aPaidOrder({
    ...{ status: [0, 'Awaiting payment'], paid_at: null, expires_at: '2026-05-05T10:00:00.000Z' },
    ...changes,
  })

async function givesUp() {
  const network = falseNetwork()
  const page = await openPage(() => <GiveUpOrder order={unpaid()} />, '/')
  await openBy('Cancel order')
  return { ...page, network }
}
const inDialog = (name: string) => findText(name, 'dialog[open] button')

test('who gives up an unpaid order reads that nothing was charged, and can keep it', async () => {
  const { network } = await givesUp()
  expect(find('dialog[open]').textContent).toContain(
    '“Study permit” by Amara Okafor is not paid, so nothing was charged. You keep your goal and can order again at any time.',
  )
  await click(inDialog('Keep order'))
  expect([document.querySelector('dialog[open]'), network.calls(CANCEL)]).toEqual([null, []])
})

test('an order is given up once, and stands as cancelled at once', async () => {
  const { network, queries } = await givesUp()
  const later = held(ok(unpaid({ status: [-1, 'Cancelled'] })))
  network.answers(CANCEL, later.reply)
  await click(inDialog('Cancel order'))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: The order is cancelled. Nothing was charged.']))
  expect(network.calls(CANCEL)).toHaveLength(1)
  expect(queries.getQueryData(orderQuery(UUID).queryKey)?.status).toEqual([-1, 'Cancelled'])
})

test('an order that was paid in another tab meanwhile is not given up, and nobody is told it was', async () => {
  const { network } = await givesUp()
  network.answers(CANCEL, refused(409, 'order_state', 'The order is paid. You can cancel it there.'))
  await click(inDialog('Cancel order'))
  await eventually(() => expect(toasts()).toEqual(['error: The order is paid. You can cancel it there.']))
})

test('the checkout is opened again for the order itself', async () => {
  const opened: string[] = []
  const stop = onCheckout((uuid) => void opened.push(uuid))
  await openPage(() => <FinishPayment order={unpaid({ expires_at: null })} />, '/')
  await click(findText('Finish payment for Study permit'))
  stop()
  expect(opened).toEqual([UUID])
})

test('how much time is left is told, until there is none and nothing can be paid', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-05T08:30:00.000Z') })
  const { place } = await openPage(() => <FinishPayment order={unpaid()} />, '/')
  expect(place.textContent).toContain('1 hour left')
  await pass(45 * 60_000)
  expect(place.textContent).toContain('45 minutes left')
  await pass(46 * 60_000)
  expect(place.textContent).toBe('The time to pay has expired')
  expect(document.querySelector('button')).toBeNull()
})

test('who has paid reads that the money is held, and what they paid', async () => {
  const { place } = await openPage(() => <PaidSlip order={aPaidOrder()} />, '/')
  expect(place.textContent).toContain(
    'Payment protected. We hold your money until you accept the work of Amara Okafor.',
  )
  expect(place.textContent).toContain('$500.00')
})

test('what coupons paid for is not said to cost nothing', async () => {
  const payment: Order['payment'] = { ref: 'PAY-7K3M9QXA', status: [2, 'Processed'], amount: usd(0) }
  const { place } = await openPage(() => <PaidSlip order={aPaidOrder({ payment })} />, '/')
  expect(place.textContent).toContain('Paid by coupon')
})

test('a receipt that could not be made says so, and can be asked for again', async () => {
  const network = falseNetwork()
  const receipt = 'GET /payments/PAY-7K3M9QXA/receipt'
  network.answers(receipt, refused(503, 'unavailable', 'Please try again.'))
  await openPage(() => <PaidSlip order={aPaidOrder()} />, '/')
  await click(findText('Receipt'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await click(findText('Receipt'))
  await eventually(() => expect(network.calls(receipt)).toHaveLength(2))
})

async function stepsOf(changes: Partial<Order>, meeting: object | null = null) {
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/schedule`, ok({ meeting_length: 30, agent_timezone: null, meeting }))
  const order = aPaidOrder(changes)
  await openPage(() => <AfterPaying order={order} />, '/')
  return () => [...document.querySelectorAll('li')].map((one) => one.querySelector('h3')?.textContent ?? null)
}

test('what comes after paying is told in order, with the meeting and the documents it needs', async () => {
  const steps = await stepsOf({
    requirements: [
      { name: 'Passport', mandatory: true },
      { name: 'Earlier visas', mandatory: false },
    ],
  })
  expect(steps()).toEqual([
    'Pay (done)',
    'Choose a time to meet Amara Okafor',
    'Prepare your documents',
    'Amara Okafor starts the work',
    'You accept the work',
  ])
  expect(find('ol').textContent).toContain('One document is needed.')
  expect(findText('See the list').getAttribute('href')).toBe(`/p/client/orders/${UUID}#documents`)
})

test('a service without meeting and documents has none of these steps, and asks for no meeting', async () => {
  const steps = await stepsOf({ meeting_length: null, delivery_time: 1 })
  expect(steps()).toEqual(['Pay (done)', 'Amara Okafor starts the work', 'You accept the work'])
  expect(find('ol').textContent).toContain('They then have one day to deliver it.')
})

test('a booked meeting and begun work are done', async () => {
  const meeting = { id: UUID, start: AT, end: AT }
  const steps = await stepsOf({ started_at: AT, requirements: [] }, meeting)
  await eventually(() =>
    expect(steps().slice(1, 3)).toEqual([
      'Choose a time to meet Amara Okafor (done)',
      'Amara Okafor starts the work (done)',
    ]),
  )
})
