import { beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '../../../test/checkout.tsx'
import { pass, soon } from '../../../test/clock.ts'
import { held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { payWindows } from '../../../test/payment-windows.ts'
import { ACTIVE, aBill, onPro, openPlan, planPayment } from '../../../test/plans.ts'
import { click, find, findText } from '../../../test/render.tsx'
import PlanPage from './plan-page.tsx'

const REF = planPayment().ref
const PAY = `POST /payments/${REF}/pay`
const CARDS = 'GET /payment-methods'
const OPEN = 'POST /payments'
const inDialog = (words: string) => findText(words, 'dialog[open] button') as HTMLButtonElement
const dialog = () => find('dialog[open]').textContent
const card = (id: string) => find<HTMLInputElement>(`dialog[open] input[value=${id}]`)
const usual = aCard('c1', '4242', { is_default: true })

beforeEach(() => void vi.useFakeTimers())

const paid = { status: [2, 'Processed'], activity: null, url: null }

async function opened(cards = [usual, aCard('c2', '1111')], payment = planPayment()) {
  const active = onPro({ may: ['pay', 'cancel'] }, { bill: aBill() })
  const page = await openPlan(PlanPage, '/p/agent/subscriptions', active, (network) => {
    network.answers(OPEN, ok(payment))
  })
  page.known.cards = cards
  await soon(() => findText('Pay now'))
  await click(findText('Pay now'))
  await soon(() => expect(dialog()).toContain('Due today'))
  return page
}

test('what is due stands line by line, and the usual card is the one it goes by', async () => {
  await opened()
  expect(dialog()).toMatch(/Pro, monthly.*\$29\.00.*VAT 19%.*\$5\.51.*Due today.*\$34\.51/)
  expect(card('c1').checked).toBe(true)
  expect(dialog()).toContain('With your Visa ending in 4242.')
  expect(inDialog('Pay $34.51').disabled).toBe(false)
})

test('it is paid with the card that was chosen, and the plan is asked for anew', async () => {
  const { network, known } = await opened()
  network.answers(PAY, ok(paid))
  await click(card('c2'))
  const before = network.calls(ACTIVE).length
  known.active = onPro()
  await click(inDialog('Pay $34.51'))
  await soon(() => expect(document.querySelector('dialog[open]')).toBeNull())
  expect(network.calls(PAY).map(({ body }) => body)).toEqual([{ method: 'c2' }])
  expect(network.calls(PAY)[0]?.key).toMatch(/^[\da-f-]{36}$/)
  expect(toasts()).toEqual([expect.stringMatching(/^success: /)])
  await soon(() => expect(network.calls(ACTIVE).length).toBeGreaterThan(before))
  await soon(() => expect(document.body.textContent).not.toContain('Your last payment failed'))
})

test('a double press pays once', async () => {
  const { network } = await opened()
  const { reply, release } = held(ok(paid))
  network.answers(PAY, reply)
  const pay = inDialog('Pay $34.51')
  await click(pay)
  await click(pay)
  release()
  await soon(() => expect(document.querySelector('dialog[open]')).toBeNull())
  expect(network.calls(PAY)).toHaveLength(1)
})

test('a decline is told where one pays, and another card can be taken', async () => {
  const { network } = await opened()
  network.answers(
    PAY,
    refused(422, 'declined', 'Please check it.', [{ field: 'method', message: 'Your card was declined.' }]),
    ok(paid),
  )
  network.answers(`GET /payments/${REF}/status`, ok({ status: [-1, 'Waiting'], last_activity: null }))
  await click(inDialog('Pay $34.51'))
  await soon(() => expect(find('dialog[open] p[role=alert]').textContent).toBe('Your card was declined.'))
  await click(card('c2'))
  await click(inDialog('Pay $34.51'))
  await soon(() =>
    expect(network.calls(PAY).map(({ body }) => body)).toEqual([{ method: 'c1' }, { method: 'c2' }]),
  )
})

test('an expired card is shown with its month and cannot be chosen', async () => {
  await opened([aCard('c1', '4242', { expires_at: '2020-08-31' }), aCard('c2', '1111')])
  expect(card('c1').disabled).toBe(true)
  expect(dialog()).toContain('Expired 08/2020')
  expect(dialog()).toContain('Expires 12/2099')
  expect(card('c2').checked).toBe(true)
})

test('without a card that can be used there is nothing to press but to add one', async () => {
  await opened([])
  await soon(() =>
    expect(dialog()).toContain('You have no saved cards. Add one: your plan is renewed with it.'),
  )
  expect(dialog()).not.toContain('Pay $34.51')
  expect(inDialog('Add payment method')).toBeTruthy()
})

test('a first card is added in its window, and the plan can be paid with it', async () => {
  const windows = payWindows()
  const { network, known } = await opened([])
  network.answers('POST /payment-methods', ok('#secure-page'))
  await soon(() => inDialog('Add payment method'))
  await click(inDialog('Add payment method'))
  await soon(() => expect(windows[0]?.address).toBe('#secure-page'))
  await click(inDialog('Show the payment window'))
  expect(windows[0]?.focus).toHaveBeenCalledOnce()
  known.cards = [aCard('new', '4444')]
  await pass(2_500)
  await soon(() => expect(inDialog('Pay $34.51').disabled).toBe(false))
  expect(card('new').checked).toBe(true)
})

test('who gives the window up has the dialog still', async () => {
  const windows = payWindows()
  const { network } = await opened([])
  network.answers('POST /payment-methods', ok('#secure-page'))
  await soon(() => inDialog('Add payment method'))
  await click(inDialog('Add payment method'))
  await soon(() => inDialog('Show the payment window'))
  await click(inDialog('Cancel'))
  expect(windows[0]?.closed).toBe(true)
  expect(dialog()).toContain('Checking whether a card was added…')
  await pass(6_000)
  await soon(() => expect(dialog()).toContain('The window was closed before a new card was saved.'))
  await click(inDialog('Cancel'))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('who adds another card pays with that one, not with the usual one', async () => {
  payWindows()
  const { network, known } = await opened([usual])
  network.answers('POST /payment-methods', ok('#secure-page'))
  network.answers(PAY, ok(paid))
  await click(inDialog('Add payment method'))
  await pass(500)
  known.cards = [usual, aCard('new', '4444')]
  await pass(2_500)
  await soon(() => expect(card('new').checked).toBe(true))
  await click(inDialog('Pay $34.51'))
  await soon(() => expect(network.calls(PAY)[0]?.body).toEqual({ method: 'new' }))
})

test('nothing is charged where credit covers all of it', async () => {
  const { network } = await opened([usual], planPayment({ amount: { amount: 0, currency: 'USD' } }))
  network.answers(PAY, ok(paid))
  expect(dialog()).not.toContain('Pay with')
  await click(inDialog('Confirm your plan'))
  await soon(() => expect(network.calls(PAY)[0]?.body).toEqual({}))
})

test('while the bank decides, the dialog stays and says so', async () => {
  const { network } = await opened()
  network.answers(PAY, ok({ status: [3, 'Processing'], activity: null, url: null }))
  network.answers(`GET /payments/${REF}/status`, ok({ status: [3, 'Processing'], last_activity: null }))
  await click(inDialog('Pay $34.51'))
  await soon(() => expect(find('dialog[open] p[role=status]')).toBeTruthy())
  await click(find('dialog[open] button[aria-label=Close]'))
  expect(dialog()).toContain('The payment is still in progress. Please wait a moment.')
})

test('a bill that could not be opened is asked for again', async () => {
  const active = onPro({ may: ['pay'] }, { bill: aBill() })
  await openPlan(PlanPage, '/p/agent/subscriptions', active, (network) =>
    network.answers(OPEN, refused(503, 'unavailable', 'The payment service is down.'), ok(planPayment())),
  )
  await soon(() => findText('Pay now'))
  await click(findText('Pay now'))
  await soon(() => expect(dialog()).toContain('The payment service is down.'))
  expect(dialog()).not.toContain('Pay $')
  await click(inDialog('Retry'))
  await soon(() => inDialog('Pay $34.51'))
})

test('cards that could not be had are asked for again, and nothing is paid meanwhile', async () => {
  const page = await openPlan(
    PlanPage,
    '/p/agent/subscriptions',
    onPro({ may: ['pay'] }, { bill: aBill() }),
    (network) => {
      network.answers(OPEN, ok(planPayment()))
      network.answers(CARDS, refused(503, 'unavailable', 'Cards are away.'), listOf(usual))
    },
  )
  await soon(() => findText('Pay now'))
  await click(findText('Pay now'))
  await soon(() => expect(dialog()).toContain('Cards are away.'))
  expect(inDialog('Pay $34.51').disabled).toBe(true)
  await click(inDialog('Retry'))
  await soon(() => expect(inDialog('Pay $34.51').disabled).toBe(false))
  expect(page.network.calls(PAY)).toHaveLength(0)
})

test('a bill that was paid meanwhile is not paid again: the dialog closes and the plan is asked for anew', async () => {
  const active = onPro({ may: ['pay'] }, { bill: aBill() })
  const { network } = await openPlan(PlanPage, '/p/agent/subscriptions', active, (told) =>
    told.answers(OPEN, ok(planPayment({ status: [2, 'Processed'] }))),
  )
  await soon(() => findText('Pay now'))
  const before = network.calls(ACTIVE).length
  await click(findText('Pay now'))
  await soon(() => expect(toasts()).toEqual([expect.stringMatching(/^success: /)]))
  expect(document.querySelector('dialog[open]')).toBeNull()
  await soon(() => expect(network.calls(ACTIVE).length).toBeGreaterThan(before))
  expect(network.calls(PAY)).toHaveLength(0)
})

test('a payment that is under way elsewhere is waited for, and nothing can be pressed', async () => {
  const active = onPro({ may: ['pay'] }, { bill: aBill() })
  const { network } = await openPlan(PlanPage, '/p/agent/subscriptions', active, (told) => {
    told.answers(OPEN, ok(planPayment({ status: [3, 'Processing'] })))
    told.answers(`GET /payments/${REF}/status`, ok({ status: [3, 'Processing'], last_activity: null }))
  })
  await soon(() => findText('Pay now'))
  await click(findText('Pay now'))
  await soon(() => expect(dialog()).toContain('Waiting for your bank to confirm…'))
  expect(inDialog('Pay $34.51').getAttribute('aria-busy')).toBe('true')
  expect(card('c1').disabled).toBe(true)
  expect(inDialog('Add payment method').disabled).toBe(true)
  network.answers(`GET /payments/${REF}/status`, ok({ status: [2, 'Processed'], last_activity: null }))
  await pass(2_000)
  await soon(() => expect(document.querySelector('dialog[open]')).toBeNull())
})

test('an answer that is lost on the way is asked about, and told as unknown only when nobody knows', async () => {
  const { network } = await opened()
  network.answers(PAY, refused(502, 'internal', 'Something went wrong on our side.'))
  network.answers(`GET /payments/${REF}/status`, ok({ status: [2, 'Processed'], last_activity: null }))
  await click(inDialog('Pay $34.51'))
  await pass(2_000)
  await soon(() => expect(document.querySelector('dialog[open]')).toBeNull())
  expect(network.calls(PAY)).toHaveLength(1)
})

test('a window that was blocked is said, and the way back is to the plan', async () => {
  vi.stubGlobal('open', () => null)
  const { network } = await opened([])
  network.answers('POST /payment-methods', ok('#secure-page'))
  await soon(() => inDialog('Add payment method'))
  await click(inDialog('Add payment method'))
  await soon(() => expect(location.hash).toBe('#secure-page'))
  expect(dialog()).toContain('Your browser blocked the new window')
  expect(sessionStorage.getItem('payment_from')).toBe('/p/agent/subscriptions')
})
