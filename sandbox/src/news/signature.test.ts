import { describe, expect, test } from 'vitest'
import { ATTEMPT_ERRORS, ForgedDelivery, ProcessorUnreachable } from '../processor.ts'
import { attemptOfCharge, attemptOfSession, type ChargeFacts } from './attempt-view.ts'
import { Faults, POINTS } from './faults.ts'
import { feeOf } from './fee.ts'
import { newId, newSecret } from './new-id.ts'
import { deliveryKeys, proveBody, signBody } from './signature.ts'
import { findTestCard, fingerprintOf, inGroups, OUTCOMES, TEST_CARDS } from './test-cards.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const [key, older] = deliveryKeys({ secret: 'a secret for tests, 32 characters or more' })
const BODY = '{"id":"evt_1"}'
const prove = (header: unknown, { body = BODY, keys = [key, older] } = {}) =>
  proveBody(keys, Buffer.from(body), header as string, now)

describe('a delivery of the sandbox', () => {
  test('is proven by either key, over these very bytes', () => {
    for (const one of [key, older]) expect(() => prove(signBody(one, BODY, now))).not.toThrow()
  })

  test('is proven by any of several signatures', () => {
    const [, right] = signBody(key, BODY, now).split(',')
    const time = Math.floor(now.getTime() / 1000)
    expect(() => prove(`t=${time},v1=00ff,${right}`)).not.toThrow()
  })

  test('is proven within five minutes, before and after', () => {
    for (const seconds of [-300, 300]) expect(() => prove(signBody(key, BODY, at(seconds)))).not.toThrow()
    for (const seconds of [-301, 301])
      expect(() => prove(signBody(key, BODY, at(seconds)))).toThrow('too old')
  })

  test.each([
    ['no header', undefined],
    ['two headers', ['t=1', 'v1=2']],
    ['a header longer than any is', `t=1,${'v1=00,'.repeat(400)}`],
    ['no time', signBody(key, BODY, now).replace(/t=\d+,/, '')],
    ['a time that is none', signBody(key, BODY, now).replace(/t=\d+/, 't=soon')],
    ['another time', signBody(key, BODY, now).replace(/t=\d+/, 't=1')],
    ['no signature', `t=${Math.floor(now.getTime() / 1000)}`],
    ['half of one', signBody(key, BODY, now).slice(0, -10)],
    ['that of another key', signBody(Buffer.alloc(32), BODY, now)],
    ['that of another body', signBody(key, `${BODY} `, now)],
  ])('is forged with %s', (_name, header) => {
    expect(() => prove(header)).toThrow(ForgedDelivery)
  })
})

describe('test cards', () => {
  test.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242'])('%s is known', (typed) => {
    expect(findTestCard(typed)?.behaviour).toBe('succeeds')
  })

  test('no other number is', () => {
    expect(findTestCard('4111111111111111')).toBeUndefined()
    expect(findTestCard('')).toBeUndefined()
  })

  test('are shown in groups of four', () => {
    expect(inGroups('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(inGroups('424')).toBe('424')
  })

  test('are told apart without their numbers', () => {
    const prints = TEST_CARDS.map((card) => fingerprintOf(key, card))
    expect(new Set(prints).size).toBe(TEST_CARDS.length)
    expect(prints.join()).not.toMatch(/\d{12}/)
  })

  test('have an outcome each, and those that fail one of the errors people read', () => {
    for (const { behaviour } of TEST_CARDS) {
      const { status, error } = OUTCOMES[behaviour]
      expect(status === 'failed').toBe(error !== undefined)
      if (error) expect(ATTEMPT_ERRORS).toContain(error.code)
    }
  })
})

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

describe('a line that breaks', () => {
  test.each(POINTS)('%s says that it could not be reached, once', async (point) => {
    const faults = new Faults()
    faults.fault = { point, does: 'fail', call: 'charge', left: 1 }
    let done = 0
    const work = async () => {
      done += 1
      return 'here'
    }
    expect(await faults.carry('refund', work)).toBe('here')
    await expect(faults.carry('charge', work)).rejects.toThrow(ProcessorUnreachable)
    const wasDone = POINTS.indexOf(point) > 2
    expect(done).toBe(wasDone ? 2 : 1)
    expect(await faults.carry('charge', work)).toBe('here')
  })

  test('that hangs is counted, so that a test can wait for it', async () => {
    const faults = new Faults()
    faults.fault = { point: 'before_sending', does: 'hang', call: null, left: 1 }
    void faults.carry('charge', async () => 'never')
    await Promise.resolve()
    expect(faults.hanging).toBe(1)
  })
})

test('ids tell what they are of, and no two are the same', () => {
  expect(newId('ch')).toMatch(/^ch_[\w-]{24}$/)
  expect(newId('ch')).not.toBe(newId('ch'))
  expect(newSecret()).toMatch(/^[\w-]{32}$/)
})
