import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  AT,
  aCard,
  anOrder,
  aPayment,
  ORDER,
  openCheckout,
  PAY,
  PAYMENT,
  payButton,
  problem,
  SCHEDULE,
  STATUS,
  standing,
  toasts,
  usd,
} from '../../../test/checkout.tsx'
import { pass, soon } from '../../../test/clock.ts'
import { cut, held, ok, refused } from '../../../test/network.ts'
import { blockWindows, payWindows } from '../../../test/payment-windows.ts'
import { click, find, findText } from '../../../test/render.tsx'
import { wayBackFrom } from '../window/way-back.ts'

const PAGE = 'https://processor.example/pay'
const DECLINED = 'Your bank declined this card. Please try another one.'
const MADE = 'success: Payment made successfully!'
const LEFT = 'The payment window was closed before you finished. Nothing was paid.'
const ASKING = 'Waiting for your bank to confirm…'

const last = (status: [number, string], action_url: string | null = null) => ({
  id: 'a',
  status,
  error: status[0] === 0 ? (['declined', DECLINED] as [string, string]) : null,
  action_url,
})
const paid = aPayment({ status: [2, 'Processed'], last_activity: last([2, 'Processed']) })
const onPage = aPayment({ last_activity: last([-1, 'Waiting'], PAGE) })
const declinedOnPage = aPayment({
  last_activity: { ...last([-1, 'Waiting'], PAGE), error: ['declined', DECLINED] },
})
const processing = aPayment({ status: [3, 'Processing'], last_activity: last([3, 'Processing']) })
const declined = aPayment({ status: [0, 'Failed'], last_activity: last([0, 'Failed']) })
const cancelled = aPayment({ status: [-2, 'Cancelled'] })

const answerOf = ({ status, last_activity }: typeof paid, url: string | null = null) =>
  ok({ status, activity: last_activity, url })

const visa = aCard('card-1', '4242', { is_default: true })
const other = aCard('card-2', '0002')
const dialog = () => find<HTMLDialogElement>('dialog')
const pressEscape = () =>
  act(async () => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
const choose = (name: string) => click(find<HTMLInputElement>(`input[value=${name}]`))
const keysOf = (calls: { key: string | null }[]) => calls.map(({ key }) => key)

let windows: ReturnType<typeof payWindows>
beforeEach(() => {
  vi.useFakeTimers()
  windows = payWindows()
})
afterEach(() => sessionStorage.clear())

async function isPaid(address: () => string) {
  await soon(() => expect(address()).toBe(SCHEDULE))
  expect(toasts()).toEqual([MADE])
}

describe('with a new card', () => {
  test('a window opens inside the press, shows the payment page, and closes once it is paid', async () => {
    const { network, known, address } = await openCheckout()
    const answer = held(answerOf(onPage, PAGE))
    network.answers(PAY, answer.reply)
    await click(payButton())
    expect(windows).toMatchObject([{ closed: false, address: '' }])
    expect(windows[0]?.document.body.textContent).toBe('Opening the payment page…')
    known.payment = onPage
    answer.release()
    await soon(() => expect(standing()).toBe('Finish paying in the window we opened.'))
    expect(windows[0]?.address).toBe(PAGE)
    const back = `${location.origin}/p/close`
    expect(network.calls(PAY).map(({ body }) => body)).toEqual([
      { meta: { success_url: back, cancel_url: back } },
    ])
    await pass(60_000)
    expect(windows[0]?.closed).toBe(false)
    known.payment = paid
    await pass(2000)
    await isPaid(address)
    expect(windows).toMatchObject([{ closed: true }])
  })

  test('a window that is hidden can be shown again', async () => {
    const { network } = await openCheckout({ payment: onPage })
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    await click(findText('Show the payment window'))
    expect(windows[0]?.focus).toHaveBeenCalledOnce()
  })

  test('what comes of the payment in the window is told here too', async () => {
    const { network, known } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = declined
    await soon(() => expect(problem()).toBe(DECLINED))
    expect(windows[0]?.closed).toBe(true)
  })

  test('who closes the window without paying is told so, and can pay after that', async () => {
    const { network, known, address } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = onPage
    windows[0]?.close()
    await pass(3000)
    expect(standing()).toBe(LEFT)
    expect(problem()).toBe('')
    await click(payButton())
    expect(windows).toHaveLength(2)
    const [first, second] = keysOf(network.calls(PAY))
    expect(second).not.toBe(first)
    known.payment = paid
    await pass(2000)
    await isPaid(address)
  })

  test('a card declined in the window says why, also once the window is closed', async () => {
    const { network, known } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = declinedOnPage
    windows[0]?.close()
    await pass(3000)
    expect(problem()).toBe(DECLINED)
    expect(toasts()).toEqual([`error: ${DECLINED}`])
    await click(findText('Continue there'))
    expect(windows[1]).toMatchObject({ address: PAGE, closed: false })
  })

  test('or goes on at the page that was begun', async () => {
    const { network, known } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = onPage
    windows[0]?.close()
    await pass(3000)
    await click(findText('Continue there'))
    expect(windows[1]).toMatchObject({ address: PAGE, closed: false })
    expect(network.calls(PAY)).toHaveLength(1)
  })

  test('what is paid in another tab after that is noticed here', async () => {
    const { network, known, address } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = onPage
    windows[0]?.close()
    await pass(30_000)
    expect(standing()).toBe(LEFT)
    known.payment = paid
    await pass(2000)
    await isPaid(address)
  })

  test('Cancel closes the window, and asks once more what it came to', async () => {
    const { network, known } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = onPage
    await click(findText('Cancel'))
    expect(windows[0]?.closed).toBe(true)
    expect(standing()).toBe(ASKING)
    await pass(3500)
    expect(standing()).toBe(LEFT)
  })

  test('nothing closes the checkout while its window is open', async () => {
    const { network, address } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    await pressEscape()
    expect(standing()).toBe('The payment window is open. Finish there, or press Cancel.')
    await act(async () => {
      dialog().close()
      dialog().dispatchEvent(new Event('close'))
    })
    expect(dialog().open).toBe(true)
    await pass(1000)
    expect(address()).toBe(AT)
  })

  test('a window that is open when nothing can be paid any more is closed', async () => {
    const { network, known } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    known.payment = cancelled
    known.order = anOrder({ status: [-1, 'Cancelled'], payment: null })
    await soon(() => expect(find('dialog').textContent).toContain('This order is cancelled.'))
    expect(windows[0]?.closed).toBe(true)
  })

  test('who leaves the page asks no more', async () => {
    const { network, go } = await openCheckout()
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    await pass(2000)
    await go('/p/client/goals')
    const asked = network.calls(STATUS).length
    await pass(20_000)
    expect(network.calls(STATUS)).toHaveLength(asked)
  })
})

describe('where no window may open', () => {
  test('the payment page takes this tab, and leads back to where one was', async () => {
    const { network } = await openCheckout()
    const led = blockWindows(AT)
    network.answers(PAY, answerOf(onPage, PAGE))
    await click(payButton())
    expect(led).toEqual([PAGE])
    expect(standing()).toMatch(/^Your browser blocked the new window/)
    const [body] = network.calls(PAY).map(({ body }) => body as { meta: { success_url: string } })
    const back = new URL(body?.meta.success_url ?? '')
    expect(back.pathname).toBe('/p/close')
    expect(back.searchParams.get('return_to')).toBe(AT)
    expect(wayBackFrom('')).toBe(AT)
  })

  test('a bank is asked in this tab too, once one presses', async () => {
    const { network } = await openCheckout({ cards: [visa], payment: onPage })
    const led = blockWindows(AT)
    network.answers(PAY, answerOf(onPage))
    await click(payButton())
    expect(standing()).toBe('Your bank wants you to confirm this payment.')
    expect(led).toEqual([])
    await click(findText('Continue there'))
    expect(led).toEqual([PAGE])
    expect(wayBackFrom('')).toBe(AT)
  })
})

describe('with a saved card', () => {
  test('one press pays, and no window opens', async () => {
    const { network, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, answerOf(paid))
    await click(payButton())
    await isPaid(address)
    expect(network.calls(PAY)).toMatchObject([{ body: { method: 'card-1' } }])
    expect(windows).toEqual([])
  })

  test('pressed twice it pays once', async () => {
    const { network, address } = await openCheckout({ cards: [visa] })
    const answer = held(answerOf(paid))
    network.answers(PAY, answer.reply)
    const button = payButton()
    await click(button)
    await click(button)
    expect(standing()).toBe('Sending your payment…')
    answer.release()
    await isPaid(address)
    expect(network.calls(PAY)).toHaveLength(1)
  })

  test('one that is declined says why, here and in a toast; another one pays', async () => {
    const { network, address } = await openCheckout({ cards: [visa, other] })
    network.answers(PAY, answerOf(declined), answerOf(paid))
    await choose('card-2')
    await click(payButton())
    await soon(() => expect(problem()).toBe(DECLINED))
    expect(toasts()).toEqual([`error: ${DECLINED}`])
    expect(standing()).toBe('')
    await choose('card-1')
    await click(payButton())
    await soon(() => expect(address()).toBe(SCHEDULE))
    expect(network.calls(PAY).map(({ body }) => body)).toEqual([{ method: 'card-2' }, { method: 'card-1' }])
  })

  test('declined and tried again it is another try', async () => {
    const { network } = await openCheckout({ cards: [visa] })
    network.answers(PAY, answerOf(declined))
    await click(payButton())
    await click(payButton())
    const [first, second] = keysOf(network.calls(PAY))
    expect(second).not.toBe(first)
  })

  test('refused and pressed again it is another try too', async () => {
    const { network } = await openCheckout({ cards: [visa] })
    network.answers(PAY, refused(409, 'not_now', 'Please wait a moment.'))
    await click(payButton())
    await soon(() => expect(problem()).toBe('Please wait a moment.'))
    await soon(() => expect(payButton().getAttribute('aria-busy')).toBeNull())
    await click(payButton())
    await soon(() => expect(network.calls(PAY)).toHaveLength(2))
    const [first, second] = keysOf(network.calls(PAY))
    expect(second).not.toBe(first)
  })

  test('a slow processor is waited for', async () => {
    const { network, known, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, answerOf(processing))
    await click(payButton())
    known.payment = processing
    await pass(60_000)
    expect(standing()).toBe(ASKING)
    await pressEscape()
    expect(standing()).toBe('The payment is still in progress. Please wait a moment.')
    expect(address()).toBe(AT)
    known.payment = paid
    await pass(500)
    await isPaid(address)
  })

  test('one its bank wants confirmed goes on in a window', async () => {
    const { network, known, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, answerOf(onPage))
    await click(payButton())
    known.payment = onPage
    expect(windows).toMatchObject([{ address: PAGE, closed: false }])
    expect(standing()).toBe('Finish paying in the window we opened.')
    known.payment = paid
    await pass(2000)
    await isPaid(address)
    expect(windows[0]?.closed).toBe(true)
  })
})

test('what is free needs no card and opens no window', async () => {
  const { network, address } = await openCheckout({ payment: aPayment({ amount: usd(0) }), cards: [visa] })
  network.answers(PAY, answerOf(paid))
  expect(find('dialog').textContent).toContain('Nothing is left to pay, so no card is needed.')
  expect(payButton().textContent).toBe('Complete the order')
  await click(payButton())
  await isPaid(address)
  expect(network.calls(PAY)).toMatchObject([{ body: {} }])
  expect(windows).toEqual([])
})

describe('an answer that is lost', () => {
  const RETRIES_MS = 2100

  test.each([
    ['cut off', cut],
    ['stumbles', refused(502, 'internal', 'Something went wrong on our side.')],
    ['is still at the first try', refused(409, 'still_running', 'Your first request is still in progress.')],
  ])('is no failure: where the network or server %s, what it came to is asked for', async (_, lost) => {
    const { network, known, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, lost)
    known.payment = processing
    await click(payButton())
    await pass(RETRIES_MS)
    expect(standing()).toBe(ASKING)
    expect(problem()).toBe('')
    expect(toasts()).toEqual([])
    known.payment = paid
    await pass(500)
    await isPaid(address)
  })

  test('of a press that never arrived is told so, and the next press is the same try', async () => {
    const { network } = await openCheckout({ cards: [visa] })
    network.answers(PAY, cut)
    await click(payButton())
    await pass(RETRIES_MS + 500)
    expect(problem()).toMatch(/^We could not reach the payment service/)
    network.answers(PAY, answerOf(paid))
    await click(payButton())
    const keys = keysOf(network.calls(PAY))
    expect(keys).toHaveLength(5)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('takes its window along', async () => {
    const { network } = await openCheckout()
    network.answers(PAY, cut)
    await click(payButton())
    await pass(RETRIES_MS + 500)
    expect(windows).toMatchObject([{ closed: true }])
  })

  test('while the network is away it goes on asking', async () => {
    const { network, known, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, answerOf(processing))
    await click(payButton())
    network.answers(STATUS, cut)
    await pass(30_000)
    expect(standing()).toBe(ASKING)
    known.payment = paid
    network.answers(STATUS, answerOf(paid))
    await pass(3000)
    await isPaid(address)
  })
})

describe('a press that is refused', () => {
  const CHANGED = 'The total has changed. Please check it before you pay.'

  test('says why, and what is to be paid is asked for anew', async () => {
    const { network, known } = await openCheckout({ cards: [visa] })
    network.answers(PAY, refused(409, 'not_now', CHANGED))
    expect(payButton().textContent).toBe('Pay $500.00')
    known.payment = aPayment({ amount: usd(48_000) })
    await click(payButton())
    await soon(() => expect(payButton().textContent).toBe('Pay $480.00'))
    expect(problem()).toBe(CHANGED)
    expect(toasts()).toEqual([`error: ${CHANGED}`])
    expect(network.calls(PAYMENT)).toHaveLength(2)
  })

  test('closes the window it opened', async () => {
    const { network } = await openCheckout()
    network.answers(PAY, refused(409, 'not_now', CHANGED))
    await click(payButton())
    expect(windows).toMatchObject([{ closed: true }])
  })

  test('says of its field what is wrong with a card', async () => {
    const { network } = await openCheckout({ cards: [visa] })
    const message = 'This card has expired. Please choose another one.'
    const errors = [{ field: 'method', message }]
    network.answers(PAY, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
    await click(payButton())
    expect(problem()).toBe(message)
  })

  test.each([
    ['is at it', processing],
    ['has paid', paid],
  ])('because another tab %s follows that one to its end', async (_, standsSo) => {
    const { network, known, address } = await openCheckout({ cards: [visa] })
    network.answers(PAY, refused(409, 'not_now', 'A payment of this is under way.'))
    // The checkout asked for it a moment before.
    network.answers(STATUS, answerOf(standsSo), answerOf(standsSo), answerOf(paid))
    await click(payButton())
    known.payment = paid
    await pass(2000)
    expect(address()).toBe(SCHEDULE)
    expect(toasts()).toContain(MADE)
  })

  test('because the order was cancelled elsewhere: nothing is to be paid any more', async () => {
    const { network, known } = await openCheckout({ cards: [visa] })
    network.answers(PAY, refused(409, 'not_now', 'This order cannot be paid any more.'))
    known.payment = cancelled
    known.order = anOrder({ status: [-1, 'Cancelled'], payment: null })
    await click(payButton())
    await soon(() =>
      expect(find('dialog').textContent).toContain('This order is cancelled. There is nothing to pay.'),
    )
    expect(payButton).toThrow('Nothing pays')
    expect(toasts()).toEqual(['error: This order cannot be paid any more.'])
  })
})

describe('taken up again, by a reload or from another page', () => {
  test('one under way is waited for', async () => {
    const { known, address, network } = await openCheckout({ payment: processing, cards: [visa] })
    expect(standing()).toBe(ASKING)
    expect(payButton().getAttribute('aria-busy')).toBe('true')
    known.payment = paid
    await pass(500)
    await isPaid(address)
    expect(network.calls(PAY)).toEqual([])
  })

  test('one begun on the payment page goes on there, or is heard of from there', async () => {
    const { known, address } = await openCheckout({ payment: onPage })
    expect(standing()).toMatch(/^You started to pay on the payment page/)
    await click(findText('Continue there'))
    expect(windows).toMatchObject([{ address: PAGE }])
    known.payment = paid
    await pass(2000)
    await isPaid(address)
  })

  test('one whose card was declined on that page says why', async () => {
    await openCheckout({ payment: declinedOnPage })
    expect(problem()).toBe(DECLINED)
    findText('Continue there')
  })

  test('one that is paid on that page meanwhile goes on to the meeting', async () => {
    const { known, address } = await openCheckout({ payment: onPage })
    await pass(10_000)
    known.payment = paid
    await pass(2000)
    await isPaid(address)
  })

  test('one that failed says why', async () => {
    await openCheckout({ payment: declined, cards: [visa] })
    expect(problem()).toBe(DECLINED)
    expect(payButton().getAttribute('aria-busy')).toBe(null)
  })

  test('one that is paid goes on at once', async () => {
    const { address } = await openCheckout({ payment: paid })
    await isPaid(address)
  })
})

test('left before paying it closes, and the address is the page again', async () => {
  const { address } = await openCheckout()
  await pressEscape()
  expect(dialog().open).toBe(false)
  await pass(500)
  expect(address()).toBe('/p/client/orders')
})

test('an order of somebody else has no checkout', async () => {
  await openCheckout({}, (network) =>
    network.answers(ORDER, refused(404, 'not_found', 'We could not find that.')),
  )
  expect(find('dialog [role=alert]').textContent).toContain('We could not find that.')
  expect(toasts()).toEqual([])
  expect(payButton).toThrow('Nothing pays')
})
