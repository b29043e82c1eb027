import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { Shop } from '../../../../test/processor-contract/shop.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts'
import { attemptError } from '../attempt-error.ts'
import { ProcessorRefused } from '../processor.ts'
import { cardError } from './card-error.ts'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let shop: Shop
beforeEach(async () => {
  stripe = await startFakeStripe()
  shop = new Shop(stripe)
})
afterEach(() => stripe.close())

const inMinutes = (minutes: number) => new Date(stripe.clock.now().getTime() + minutes * MINUTE_MS)
const pages = () => stripe.fake.all<Stripe.Checkout.Session>('checkout.session')
const minutesLeft = () => ((pages()[0]?.expires_at ?? 0) - stripe.fake.now) / 60

describe('a page', () => {
  test('that should close sooner than Stripe allows closes as soon as it does, and stays one page', async () => {
    const asked = await shop.checkout({ expiresAt: inMinutes(5) })
    const first = await shop.processor.openCheckout(asked)
    expect(minutesLeft()).toBe(31)
    stripe.clock.forward(MINUTE_MS)
    expect(await shop.processor.openCheckout(asked)).toEqual(first)
    expect(pages()).toHaveLength(1)
  })

  test('is not another one for its key, whatever moved its end', async () => {
    const asked = await shop.checkout({ expiresAt: inMinutes(5) })
    await shop.processor.openCheckout(asked)
    stripe.clock.forward(MINUTE_MS)
    for (const other of [{ amount: 1_000 }, { currency: 'CAD' }])
      await expect(shop.processor.openCheckout({ ...asked, ...other })).rejects.toThrow(ProcessorRefused)
    expect(pages()).toHaveLength(1)
  })

  test('that should wait for days closes within one', async () => {
    await shop.openCheckout({ expiresAt: new Date(stripe.clock.now().getTime() + 3 * DAY_MS) })
    expect(minutesLeft()).toBe(24 * 60 - 1)
  })

  test('is not opened once it is too late, but found where it was', async () => {
    const asked = await shop.checkout({ expiresAt: inMinutes(60) })
    const late = await shop.checkout({ expiresAt: inMinutes(60) })
    const { id } = await shop.processor.openCheckout(asked)
    stripe.clock.forward(25 * HOUR_MS)
    stripe.forgetKeys()
    expect(await shop.processor.openCheckout(asked)).toEqual({ id, url: asked.cancelUrl })
    await expect(shop.processor.openCheckout(late)).rejects.toThrow(ProcessorRefused)
    expect(pages()).toHaveLength(1)
  })

  test('is what news of its intent are about', async () => {
    const checkout = await shop.openCheckout()
    await shop.payer.payCheckout(checkout, 'declined')
    const [intent] = stripe.fake.all<Stripe.PaymentIntent>('payment_intent')
    const declined = { id: checkout.id, reference: checkout.reference, state: 'open' }
    expect(await shop.processor.readAttempt(intent!.id)).toMatchObject(declined)
    await shop.payer.payCheckout(checkout, 'good')
    expect(await shop.processor.readAttempt(intent!.id)).toEqual(
      await shop.processor.readAttempt(checkout.id),
    )
  })

  test('where a card is added is no attempt, and one where it is charged no setup', async () => {
    const setup = await shop.processor.openSetup(await shop.setup())
    const checkout = await shop.openCheckout()
    expect(await shop.processor.readAttempt(setup.id)).toBeNull()
    expect(await shop.processor.readSetup(checkout.id)).toBeNull()
  })

  test('asks for too little to be charged, which is refused', async () => {
    await expect(shop.openCheckout({ amount: 49 })).rejects.toThrow(ProcessorRefused)
  })
})

describe('what Stripe keeps of a payment', () => {
  const paidMovement = async () => {
    const checkout = await shop.openCheckout()
    await shop.payer.payCheckout(checkout, 'good')
    const movements = stripe.fake.all<Stripe.BalanceTransaction>('balance_transaction')
    return { checkout, movement: movements[0]! }
  }

  test('is told in cents', async () => {
    const { checkout } = await paidMovement()
    expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ fee: 1_408 })
  })

  test('is not told where it is counted in other money', async () => {
    const { checkout, movement } = await paidMovement()
    movement.currency = 'eur'
    expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured', fee: null })
  })

  test('is not told before it is known', async () => {
    const { checkout } = await paidMovement()
    stripe.fake.all<Stripe.Charge>('charge')[0]!.balance_transaction = null
    expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured', fee: null })
  })
})

test('another amount than was asked for is told as it came', async () => {
  const checkout = await shop.openCheckout()
  await shop.payer.payCheckout(checkout, 'good')
  stripe.fake.all<Stripe.PaymentIntent>('payment_intent')[0]!.amount_received = 47_499
  expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured', amount: 47_499 })
})

test.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'fraudulent' }, 'declined'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ type: 'card_error', code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'wrong_cvc'],
  [{ type: 'card_error', code: 'expired_card' }, 'expired_card'],
  [{ type: 'card_error', code: 'authentication_required' }, 'not_confirmed'],
  [{ type: 'card_error', code: 'processing_error' }, 'processing_error'],
  [{ type: 'card_error', code: 'something_of_tomorrow' }, 'declined'],
  [{ type: 'api_error' }, 'processing_error'],
] as const)('the bank says %j, and the payer reads %s', (problem, code) => {
  expect(cardError(problem)).toEqual(attemptError(code))
})
