import { act } from 'react'
import { expect, test, vi } from 'vitest'
import {
  AT,
  aPayment,
  openCheckout,
  PAY,
  payButton,
  SCHEDULE,
  toasts,
  UUID,
} from '../../../test/checkout.tsx'
import { soon } from '../../../test/clock.ts'
import { ok } from '../../../test/network.ts'
import { click, find } from '../../../test/render.tsx'
import { openCheckout as askForCheckout } from './checkout.ts'

const dialogs = () => document.querySelectorAll('dialog').length

test('Back closes the checkout, Forward opens it again', async () => {
  vi.useFakeTimers()
  const { go, address } = await openCheckout({}, () => {}, '/p/client/orders')
  expect(dialogs()).toBe(0)
  await act(async () => askForCheckout(UUID))
  await soon(() => find('dialog[open] h3'))
  expect(address()).toBe(AT)
  await go(-1)
  expect(dialogs()).toBe(0)
  expect(address()).toBe('/p/client/orders')
  await go(1)
  await soon(() => find('dialog[open] h3'))
})

test('it lies over whatever page one is on, and keeps what its address says', async () => {
  vi.useFakeTimers()
  const { address } = await openCheckout({}, () => {}, '/p/client/goals/7?tab=orders')
  await act(async () => askForCheckout(UUID))
  await soon(() => find('dialog[open] h3'))
  expect(address()).toBe(`/p/client/goals/7?tab=orders&checkout=${UUID}`)
})

test('Back after paying leads to where one paid from, and nothing is paid again', async () => {
  vi.useFakeTimers()
  const paid = aPayment({ status: [2, 'Processed'], amount: { amount: 0, currency: 'USD' } })
  const { network, known, go, address } = await openCheckout(
    { payment: aPayment({ amount: paid.amount }) },
    () => {},
    '/p/client/orders',
  )
  network.answers(PAY, (call) => {
    known.payment = paid
    return ok({ status: paid.status, activity: null, url: null })(call)
  })
  await act(async () => askForCheckout(UUID))
  await soon(() => find('dialog[open] h3'))
  await click(payButton())
  await soon(() => expect(address()).toBe(SCHEDULE))
  await go(-1)
  expect([address(), dialogs(), toasts()]).toEqual([
    '/p/client/orders',
    0,
    ['success: Payment made successfully!'],
  ])
})
