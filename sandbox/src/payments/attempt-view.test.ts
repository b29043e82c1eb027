import { describe, expect, test } from 'vitest'
import { attemptOfCharge, attemptOfSession, type ChargeFacts } from './attempt-view.ts'
import { feeOf } from './fee.ts'

describe('what the sandbox keeps', () => {
  test.each([
    [500_00, 14_80],
    [1_00, 33],
    [31, 31],
    [1, 1],
    [0, 0],
  ])('of %i is %i, and never more than there is', (amount, fee) => {
    expect(feeOf(amount)).toBe(fee)
  })
})

describe('how a payment stands', () => {
  const charge = (status: string, more: Partial<ChargeFacts> = {}): ChargeFacts => ({
    ...{ id: 'ch_1', secret: 'hidden', reference: 'activity-1', status, amount: 525_00, currency: 'USD' },
    ...{ fee: 15_53, error_code: null, error_text: null, done_at: null, ...more },
  })
  const session = (status: string) => ({
    ...{ id: 'cs_1', secret: 'hidden', reference: 'activity-1', status, amount: 525_00, currency: 'USD' },
  })
  const ORIGIN = 'https://sojourn.example'

  test('of a charged card tells the money once it is here, and leads to the bank only where it asks', () => {
    expect(attemptOfCharge(ORIGIN, charge('captured'))).toMatchObject({
      ...{ state: 'captured', actionUrl: null, chargeId: 'ch_1', fee: 15_53, error: null },
    })
    expect(attemptOfCharge(ORIGIN, charge('needs_action'))).toMatchObject({
      ...{ actionUrl: `${ORIGIN}/sandbox/confirm/hidden`, chargeId: null, fee: null },
    })
    const failed = charge('failed', { error_code: 'declined', error_text: 'No.' })
    expect(attemptOfCharge(ORIGIN, failed)).toMatchObject({ error: { code: 'declined', text: 'No.' } })
  })

  test('on a page that waits is open, also after a card was declined', () => {
    const tried = charge('failed', { error_code: 'declined', error_text: 'No.' })
    expect(attemptOfSession(ORIGIN, session('open'), tried, null)).toMatchObject({
      ...{ state: 'open', actionUrl: `${ORIGIN}/sandbox/checkout/hidden`, error: { code: 'declined' } },
      savedCard: null,
    })
    expect(attemptOfSession(ORIGIN, session('complete'), charge('captured'), null).state).toBe('captured')
    expect(attemptOfSession(ORIGIN, session('expired'), null, null)).toMatchObject({
      ...{ state: 'expired', actionUrl: null },
    })
  })

  test('keeps a card only of who wanted that, and only once it was charged', () => {
    const card = {
      ...{ id: 'card_1', customer_id: 'cus_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
      fingerprint: 'print-1',
    }
    const kept = (status: string, customer_id: string | null) =>
      attemptOfSession(ORIGIN, session('complete'), charge(status), { ...card, customer_id }).savedCard?.id
    expect([kept('captured', 'cus_1'), kept('captured', null), kept('processing', 'cus_1')]).toEqual([
      ...['card_1', undefined, undefined],
    ])
  })
})
