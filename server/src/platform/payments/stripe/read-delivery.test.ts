import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { MovableClock } from '../../clock.ts'
import { ForgedDelivery } from '../processor.ts'
import { deliveriesFrom } from './read-delivery.ts'

const stripe = new Stripe('sk_test_of_nobody')
const clock = new MovableClock('2026-11-21T12:00:00Z')
const NOW = clock.now().getTime() / 1000
const SECRETS = ['whsec_new', 'whsec_old']
const { readDelivery } = deliveriesFrom(stripe, SECRETS, clock)

const bodyOf = (object: object, more: object = {}) =>
  JSON.stringify({ id: 'evt_1', object: 'event', created: NOW - 10, data: { object }, ...more })
const sign = (payload: string, { secret = 'whsec_new', timestamp = NOW } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
const read = (payload: string, signature: unknown = sign(payload)) =>
  readDelivery(Buffer.from(payload), { 'stripe-signature': signature as string })

describe('news of Stripe', () => {
  test.each([
    [
      'a page where a card is charged',
      { object: 'checkout.session', id: 'cs_1', mode: 'payment' },
      'attempt',
      'cs_1',
    ],
    [
      'a page where a card is added',
      { object: 'checkout.session', id: 'cs_1', mode: 'setup' },
      'setup',
      'cs_1',
    ],
    ['a payment', { object: 'payment_intent', id: 'pi_1' }, 'attempt', 'pi_1'],
    ['a charge, by its payment', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'attempt', 'pi_1'],
    ['a charge of something else', { object: 'charge', id: 'ch_1', payment_intent: null }, 'other', 'ch_1'],
    ['a refund', { object: 'refund', id: 're_1' }, 'refund', 're_1'],
    ['a dispute', { object: 'dispute', id: 'dp_1' }, 'dispute', 'dp_1'],
    ['an account', { object: 'account', id: 'acct_1' }, 'account', 'acct_1'],
    ['a payout to our own bank', { object: 'payout', id: 'po_1' }, 'other', 'po_1'],
    ['what we do not know', { object: 'radar.early_fraud_warning', id: 'issfr_1' }, 'other', 'issfr_1'],
    ['what has no name', {}, 'other', null],
  ])('about %s', (_name, object, kind, objectId) => {
    expect(read(bodyOf(object))).toEqual({
      ...{ id: 'evt_1', kind, objectId, occurredAt: new Date((NOW - 10) * 1000) },
    })
  })

  test('about an agent’s payout name both, as whoever reads it must', () => {
    const payload = bodyOf({ object: 'payout', id: 'po_1' }, { account: 'acct_1' })
    expect(read(payload)).toMatchObject({ kind: 'payout', objectId: 'acct_1/po_1' })
  })

  test('that an agent took their account away name the account', () => {
    const payload = bodyOf({ object: 'application', id: 'ca_1' }, { account: 'acct_1' })
    expect(read(payload)).toMatchObject({ kind: 'account', objectId: 'acct_1' })
    expect(read(bodyOf({ object: 'application', id: 'ca_1' }))).toMatchObject({ kind: 'other' })
  })
})

describe('who signed them', () => {
  const payload = bodyOf({ object: 'refund', id: 're_1' })
  const isForged = (signature: unknown, body = payload) =>
    expect(() => read(body, signature)).toThrow(ForgedDelivery)

  test('either secret, as while they are exchanged', () => {
    for (const secret of SECRETS) expect(read(payload, sign(payload, { secret })).id).toBe('evt_1')
  })

  test.each([
    ['nobody', undefined],
    ['an empty word', ''],
    ['a list of words', ['t=1', 'v1=2']],
    ['another secret', sign(payload, { secret: 'whsec_other' })],
    ['a word without a time', sign(payload).replace(/t=\d+,/, '')],
    ['a word without a proof', `t=${NOW}`],
  ])('not %s', (_name, signature) => {
    isForged(signature ?? null)
  })

  test('not for another body', () => {
    isForged(sign(payload), payload.replace('re_1', 're_2'))
  })

  test('within five minutes, before and after', () => {
    for (const timestamp of [NOW - 300, NOW + 300])
      expect(read(payload, sign(payload, { timestamp })).id).toBe('evt_1')
    for (const timestamp of [NOW - 301, NOW + 301]) isForged(sign(payload, { timestamp }))
  })
})

test('with no secret of ours nothing is believed', () => {
  const payload = bodyOf({ object: 'refund', id: 're_1' })
  const open = deliveriesFrom(stripe, [], clock)
  expect(() => open.readDelivery(Buffer.from(payload), { 'stripe-signature': sign(payload) })).toThrow(
    ForgedDelivery,
  )
})
