import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { ATTEMPT_ERRORS } from '../processor.ts'
import { cardError } from './card-error.ts'
import { leastAmount } from './least-amount.ts'
import { viewCharge, viewCheckout } from './view-attempt.ts'
import { sentAlong, viewCard } from './view-card.ts'

const card = {
  ...{ brand: 'visa', last4: '4242', funding: 'credit', exp_month: 12, exp_year: 2030 },
  fingerprint: 'print-1',
}
const method = (more: object = {}) =>
  ({
    id: 'pm_1',
    card,
    customer: 'cus_1',
    allow_redisplay: 'always',
    ...more,
  }) as unknown as Stripe.PaymentMethod
const charge = (more: object = {}) =>
  ({
    ...{ id: 'ch_1', currency: 'usd', ...more },
    ...(!('balance_transaction' in more) && {
      balance_transaction: { id: 'txn_1', currency: 'usd', fee: 1555 },
    }),
  }) as unknown as Stripe.Charge

/** The amount is 525.00; what is told of it depends on how it stands. */
const intent = (status: string, more: object = {}) =>
  ({
    ...{ id: 'pi_1', status, amount: 525_00, amount_received: status === 'succeeded' ? 525_00 : 0 },
    ...{ currency: 'usd', metadata: { reference: 'activity-1' }, last_payment_error: null },
    ...{ latest_charge: charge(), payment_method: method(), next_action: null, ...more },
  }) as unknown as Stripe.PaymentIntent

const page = (status: string, payment_intent: unknown = null, more: object = {}) =>
  ({
    ...{ id: 'cs_1', client_reference_id: 'activity-1', status, url: 'https://pay.example/cs_1' },
    ...{ amount_total: 525_00, currency: 'usd', payment_intent, ...more },
  }) as unknown as Stripe.Checkout.Session

const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }

describe('a page of Stripe’s', () => {
  test('nobody typed a card on yet is open, with where to go on', () => {
    expect(viewCheckout(page('open'))).toEqual({
      ...{ id: 'cs_1', reference: 'activity-1', state: 'open', actionUrl: 'https://pay.example/cs_1' },
      ...{ amount: 525_00, currency: 'USD', chargeId: null, fee: null, error: null, savedCard: null },
    })
  })

  test('whose card was declined is open still, and says why', () => {
    const tried = intent('requires_payment_method', { last_payment_error: declined })
    expect(viewCheckout(page('open', tried))).toMatchObject({
      ...{ state: 'open', error: { code: 'insufficient_funds' }, chargeId: null, savedCard: null },
    })
  })

  test.each([
    ['paid', 'complete', intent('succeeded'), 'captured'],
    ['paid, also while the page is not told of it', 'open', intent('succeeded'), 'captured'],
    ['being paid', 'complete', intent('processing'), 'processing'],
    ['over', 'expired', null, 'expired'],
    ['over after a card was declined', 'expired', intent('requires_payment_method'), 'expired'],
    ['complete without money', 'complete', null, 'failed'],
  ])('that is %s', (_name, status, tried, state) => {
    expect(viewCheckout(page(status, tried)).state).toBe(state)
  })

  test('leads nowhere once it is over', () => {
    for (const over of [page('complete', intent('succeeded')), page('expired')])
      expect(viewCheckout(over).actionUrl).toBeNull()
  })

  test('that was paid tells what came, by which charge, and what they keep', () => {
    const came = intent('succeeded', { amount_received: 524_00 })
    expect(viewCheckout(page('complete', came))).toMatchObject({
      ...{ amount: 524_00, currency: 'USD', chargeId: 'ch_1', fee: 1555, error: null },
    })
  })

  test.each([
    ['was ticked to be kept', method(), 'pm_1'],
    ['was not', method({ allow_redisplay: 'limited' }), null],
    ['belongs to nobody', method({ customer: null }), null],
    ['was not sent along', 'pm_1', null],
  ])('keeps a card that %s', (_name, payment_method, id) => {
    const { savedCard } = viewCheckout(page('complete', intent('succeeded', { payment_method })))
    expect(savedCard?.id ?? null).toBe(id)
  })

  test('keeps no card of a payment that did not come', () => {
    expect(viewCheckout(page('complete', intent('processing'))).savedCard).toBeNull()
  })
})

describe('a saved card that is charged', () => {
  test.each([
    ['succeeded', 'captured'],
    ['requires_action', 'needs_action'],
    ['canceled', 'expired'],
    ['requires_payment_method', 'failed'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['a state of a later version', 'processing'],
  ])('%s is %s', (status, state) => {
    expect(viewCharge(intent(status)).state).toBe(state)
  })

  test('by the owner’s bank leads there, and only then', () => {
    const next_action = { redirect_to_url: { url: 'https://bank.example/3ds' } }
    expect(viewCharge(intent('requires_action', { next_action })).actionUrl).toBe('https://bank.example/3ds')
    expect(viewCharge(intent('succeeded', { next_action })).actionUrl).toBeNull()
    expect(viewCharge(intent('requires_action')).actionUrl).toBeNull()
  })

  test('and turned down says why, also where Stripe does not', () => {
    const said = viewCharge(intent('requires_payment_method', { last_payment_error: declined }))
    expect(said.error?.code).toBe('insufficient_funds')
    expect(viewCharge(intent('requires_payment_method')).error?.code).toBe('processing_error')
  })

  test('that came in the end says nothing of what went wrong before', () => {
    expect(viewCharge(intent('succeeded', { last_payment_error: declined })).error).toBeNull()
  })

  test.each([
    ['is not known yet', null],
    ['was not sent along', 'txn_1'],
    ['is in other money than the charge', { id: 'txn_1', currency: 'eur', fee: 1400 }],
  ])('has no fee where it %s', (_name, balance_transaction) => {
    const latest_charge = charge({ balance_transaction })
    expect(viewCharge(intent('succeeded', { latest_charge })).fee).toBeNull()
  })

  test('has no charge to give back by while none was sent along', () => {
    expect(viewCharge(intent('succeeded', { latest_charge: 'ch_1' })).chargeId).toBeNull()
  })
})

describe('a card', () => {
  test.each([
    ['credit', 'Credit Card'],
    ['debit', 'Debit Card'],
    ['prepaid', 'Prepaid Card'],
    ['unknown', 'Credit Card'],
  ])('that is %s is called a %s', (funding, cardType) => {
    expect(viewCard(method({ card: { ...card, funding } }))).toMatchObject({
      ...{ id: 'pm_1', brand: 'visa', last4: '4242', cardType, expMonth: 12, expYear: 2030 },
      fingerprint: 'print-1',
    })
  })

  test('of a wallet that has no print is itself only', () => {
    expect(viewCard(method({ card: { ...card, fingerprint: null } }))?.fingerprint).toBe('pm_1')
  })

  test('is none where something else than a card was given', () => {
    expect(viewCard(method({ card: undefined }))).toBeNull()
  })

  test.each([
    ['its id', 'pm_1'],
    ['nothing', null],
    ['nothing at all', undefined],
    ['that it is deleted', { id: 'cus_1', deleted: true }],
  ])('is not there where Stripe sends %s', (_name, part) => {
    expect(sentAlong(part as never)).toBeNull()
  })
})

describe('why a card was not charged', () => {
  test.each([
    ['insufficient_funds', { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }],
    ['expired_card', { type: 'card_error', code: 'expired_card' }],
    ['wrong_cvc', { type: 'card_error', code: 'incorrect_cvc' }],
    ['wrong_cvc', { type: 'card_error', code: 'card_declined', decline_code: 'invalid_cvc' }],
    ['not_confirmed', { type: 'card_error', code: 'authentication_required' }],
    ['not_confirmed', { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }],
    ['processing_error', { type: 'card_error', code: 'card_declined', decline_code: 'try_again_later' }],
    ['processing_error', { type: 'api_error' }],
    ['declined', { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }],
    // A bank may not say that a card is stolen, and neither do we.
    ['declined', { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }],
    ['declined', { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }],
    ['declined', { type: 'card_error', code: 'a code of a later version' }],
  ])('%s: %j', (code, problem) => {
    const error = cardError(problem)
    expect(error.code).toBe(code)
    expect(error.text).toMatch(/^[A-Z].*\.$/)
    expect(error.text).not.toMatch(/stolen|lost|_/)
  })

  test('is always one of ours', () => {
    expect(ATTEMPT_ERRORS).toContain(cardError({ type: '' }).code)
  })
})

test.each([
  ['USD', 50],
  ['EUR', 50],
  ['GBP', 30],
  ['JPY', 50],
  ['HUF', 17_500],
  ['a currency nobody listed', 50],
])('no card is charged less of %s than %i', (currency, least) => {
  expect(leastAmount(currency)).toBe(least)
})
