import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPaymentMethod } from '../../../test/fake-stripe/new-people.ts'
import { startFakeStripe } from '../../../test/fake-stripe.ts'
import { makePromo } from '../../../test/paying-coupons.ts'
import {
  balanceOf,
  makePayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  statusOf,
} from '../../../test/payments.ts'
import type { Browser } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { MINUTE_MS, MovableClock } from '../../platform/clock.ts'
import { attemptError } from '../../platform/payments/attempt-error.ts'
import { reconcilePayments } from './news/reconcile-payments.ts'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let server: TestApp
beforeAll(async () => {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  stripe = await startFakeStripe({ clock })
  server = await openTestApp({ replaced: { clock, processor: stripe.processor } })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

let told = 0
beforeEach(async () => {
  told = (await stripe.deliveries()).length
})

/** Everything Stripe said since, in the order it was said or another. */
async function deliver({ backwards = false } = {}) {
  const news = (await stripe.deliveries()).slice(told)
  told += news.length
  for (const { body } of backwards ? news.toReversed() : news) {
    const headers = { 'content-type': 'application/json', ...stripe.sign(body) }
    const request = { method: 'POST' as const, url: '/api/webhooks/stripe', headers, payload: body }
    expect((await server.app.inject(request)).statusCode).toBe(200)
    expect((await server.app.inject(request)).statusCode).toBe(200)
  }
}

async function openPage(browser: Browser, ref: string) {
  const { body, text } = await payOnPage(browser, ref)
  if (!body?.data?.url) throw new Error(text)
  const id = new URL(body.data.url).pathname.split('/').at(-1) ?? ''
  return { id, url: body.data.url as string }
}

const LAST4 = { good: '4242', needsConfirmation: '3184' }

async function keepCard(browser: Browser, card: 'good' | 'needsConfirmation') {
  const { body } = await browser.post('/payment-methods', {
    metadata: { external: true, return_url: '/p/close' },
  })
  const url = body.data as string
  await stripe.payer.addCard({ id: new URL(url).pathname.split('/').at(-1) ?? '', url }, card)
  await deliver()
  const cards: { id: string; last4: string }[] = (await browser.get('/payment-methods')).body.data.items
  return cards.find(({ last4 }) => last4 === LAST4[card])?.id ?? ''
}

const PROCESSED = { status: [2, 'Processed'] }

test.each([false, true])(
  'a card typed on its page pays the order, its news backwards: %s',
  async (backwards) => {
    const { browser, ref, order } = await makePayment(server)
    const page = await openPage(browser, ref)
    await stripe.payer.payCheckout(page, 'declined')
    await stripe.payer.payCheckout(page, 'good', { keep: true })
    await deliver({ backwards })
    expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
    expect(await orderStatusOf(server, order.id)).toBe('paid')
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-50_000)
    const cards = (await browser.get('/payment-methods')).body.data.items
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242', cardType: 'Credit Card', is_default: true }])
  },
)

test('a saved card is confirmed at the bank, and pays once the news of it come', async () => {
  const { browser, ref, order } = await makePayment(server)
  const card = await keepCard(browser, 'needsConfirmation')
  const { body } = await payByCard(browser, ref, card)
  expect(body.data.activity.action_url).toMatch(/^https:\/\/hooks\.stripe\.test\//)
  await stripe.payer.confirm(body.data.activity.action_url, true)
  expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
  await deliver()
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
  expect(await orderStatusOf(server, order.id)).toBe('paid')
})

test('who does not confirm reads why, and can try again', async () => {
  const { browser, ref } = await makePayment(server)
  const { body } = await payByCard(browser, ref, await keepCard(browser, 'needsConfirmation'))
  await stripe.payer.confirm(body.data.activity.action_url, false)
  await deliver()
  const { code, text } = attemptError('not_confirmed')
  expect(await statusOf(browser, ref)).toMatchObject({
    status: [0, 'Failed'],
    last_activity: { error: [code, text] },
  })
  await payByCard(browser, ref, await keepCard(browser, 'good'))
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
})

test('a charge whose answer was lost is found again by the reconciler, once', async () => {
  const { browser, ref, order } = await makePayment(server)
  const card = await keepCard(browser, 'good')
  stripe.cutNext('after')
  await payByCard(browser, ref, card)
  expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
  await deliver()
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
  const reference = (await browser.get(`/payments/${ref}/activities`)).body.data.items[0].id
  const { charges } = await stripe.book()
  expect(charges.filter((charge) => charge.reference === reference)).toHaveLength(1)
})

test('what is paid after the order was given up goes back', async () => {
  const { browser, ref, order } = await makePayment(server)
  const page = await openPage(browser, ref)
  // Both at once: the order is gone before the page is closed.
  await browser.post(`/orders/${order.id}/cancel`, {})
  await stripe.payer.payCheckout(page, 'good')
  await deliver()
  await server.jobsDone()
  await deliver()
  expect(await orderStatusOf(server, order.id)).toBe('cancelled')
  const { charges } = await stripe.book()
  const mine = charges.filter(({ amount, refunded }) => amount === 50_000 && refunded === 50_000)
  expect(mine).toHaveLength(1)
  expect(await balanceOf(server, 'escrow', order.id)).toBe(0)
})

test('news that are forged, or of somebody else, change nothing', async () => {
  const { browser, ref } = await makePayment(server)
  const page = await openPage(browser, ref)
  await stripe.payer.payCheckout(page, 'good')
  const news = (await stripe.deliveries()).slice(told)
  for (const { body } of news) {
    const headers = { 'content-type': 'application/json', ...stripe.sign(body, { secret: 'foreign' }) }
    const request = { method: 'POST' as const, url: '/api/webhooks/stripe', headers, payload: body }
    expect((await server.app.inject(request)).statusCode).toBe(400)
  }
  const { rows } = await server.context.pool.query(
    `select count(*)::int as count from payment_activity a join payment p on p.id = a.payment_id
     where p.ref = $1 and a.status = 'success'`,
    [ref],
  )
  expect(rows).toEqual([{ count: 0 }])
  await deliver()
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
})

test('the fee of money that came for nothing is booked, also where it is known only later', async () => {
  const { browser, ref, order } = await makePayment(server)
  const page = await openPage(browser, ref)
  await browser.post(`/orders/${order.id}/cancel`, {})
  await stripe.payer.payCheckout(page, 'good')
  const [charge] = stripe.fake.all<Stripe.Charge>('charge')
  const movement = charge!.balance_transaction
  charge!.balance_transaction = null
  const before = await balanceOf(server, 'processor_fee', null)
  await deliver()
  expect(await balanceOf(server, 'processor_fee', null)).toBe(before)
  charge!.balance_transaction = movement
  for (let time = 0; time < 2; time++) {
    stripe.fake.tell('charge.updated', charge!)
    await deliver()
  }
  expect(await balanceOf(server, 'processor_fee', null)).toBe(before + 1_480)
})

test('what coupons leave is not asked for where it is less than a card is ever charged', async () => {
  const { browser, ref } = await makePayment(server)
  const coupons = [await makePromo(server, 49_951)]
  await browser.post(`/payments/${ref}/calculate-totals`, { coupons })
  const card = await keepCard(browser, 'good')
  for (const answer of [await payOnPage(browser, ref), await payByCard(browser, ref, card)]) {
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'Cards cannot be charged less than $0.50. Remove a coupon, then try again.',
    )
  }
  const { rows } = await server.context.pool.query(
    `select 1 from payment_activity activity join payment on payment.id = payment_id where ref = $1
     union all select 1 from payment_alarm alarm join payment on payment.id = alarm.payment_id where ref = $1`,
    [ref],
  )
  expect(rows).toEqual([])
  await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [await makePromo(server, 49_950)] })
  await payByCard(browser, ref, card)
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
})

test('a call without an answer is made again to the letter, also where the card was renewed meanwhile', async () => {
  const { browser, ref, order } = await makePayment(server)
  const card = await keepCard(browser, 'good')
  stripe.cutNext('after')
  expect((await payByCard(browser, ref, card)).body.data.status).toEqual([3, 'Processing'])
  // The same number with a later end, as keep-card.ts does it.
  const row = server.context.db.updateTable('payment_method').where('id', '=', card)
  const { customer } = stripe.fake.get<Stripe.PaymentMethod>(
    'payment_method',
    (
      await server.context.db
        .selectFrom('payment_method')
        .select('processor_id')
        .where('id', '=', card)
        .executeTakeFirstOrThrow()
    ).processor_id,
  )
  const renewed = newPaymentMethod(stripe.fake, 'good', customer as string)
  await row.set({ processor_id: renewed.id, expires_on: '2043-04-30' }).execute()
  stripe.clock.forward(MINUTE_MS)
  await reconcilePayments.run(server.context, {})
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
  expect(await orderStatusOf(server, order.id)).toBe('paid')
  await deliver()
})

test('a card that may have been charged is told to people when another page paid meanwhile', async () => {
  const { browser, ref } = await makePayment(server)
  const card = await keepCard(browser, 'good')
  const page = await openPage(browser, ref)
  stripe.failNext('fail before', { times: 1 })
  expect((await payByCard(browser, ref, card)).body.data.status).toEqual([3, 'Processing'])
  // The page was given up a moment ago and is not closed yet.
  await stripe.payer.payCheckout(page, 'good')
  await deliver()
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
  const { rows } = await server.context.pool.query(
    `select alarm.kind from payment_alarm alarm join payment on payment.id = alarm.payment_id where ref = $1`,
    [ref],
  )
  expect(rows).toEqual([{ kind: 'attempt_unanswered' }])
})

test('a payer whom Stripe does not know any more is told anew, and types their card again', async () => {
  const { browser, ref, shopper } = await makePayment(server)
  const card = await keepCard(browser, 'good')
  const customer = async () =>
    (
      await server.context.db
        .selectFrom('processor_customer')
        .select('processor_id')
        .where('person_id', '=', shopper.id)
        .executeTakeFirstOrThrow()
    ).processor_id
  const before = await customer()
  await stripe.processor.removeCustomer(before)
  expect((await payByCard(browser, ref, card)).body.data.status).toEqual([0, 'Failed'])
  expect((await browser.get('/payment-methods')).body.data.items).toEqual([])
  await stripe.payer.payCheckout(await openPage(browser, ref), 'good', { keep: true })
  await deliver()
  expect(await statusOf(browser, ref)).toMatchObject(PROCESSED)
  expect(await customer()).not.toBe(before)

  // And where the first thing they do is to open a page.
  const next = await makePayment(server, { shopper })
  await stripe.processor.removeCustomer(await customer())
  await stripe.payer.payCheckout(await openPage(next.browser, next.ref), 'good')
  await deliver()
  expect(await statusOf(next.browser, next.ref)).toMatchObject(PROCESSED)
  await stripe.processor.removeCustomer(await customer())
  expect(await keepCard(browser, 'needsConfirmation')).not.toBe('')
})

describe('a dispute', () => {
  async function disputed() {
    const made = await makePayment(server)
    const page = await openPage(made.browser, made.ref)
    await stripe.payer.payCheckout(page, 'good')
    await deliver()
    const { id, charge_id } = await server.context.db
      .selectFrom('payment_activity as activity')
      .innerJoin('payment', 'payment.id', 'activity.payment_id')
      .select(['payment.id', 'charge_id'])
      .where('ref', '=', made.ref)
      .executeTakeFirstOrThrow()
    const dispute = async () => {
      const disputeId = await stripe.bank.dispute(charge_id ?? '')
      await deliver()
      return disputeId
    }
    const end = async (disputeId: string, as: 'won' | 'lost') => {
      await stripe.bank.decideDispute(disputeId, as)
      await deliver()
    }
    const alarms = async () =>
      (
        await server.context.db
          .selectFrom('payment_alarm')
          .select('kind')
          .where('payment_id', '=', id)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind)
    const settleAlarms = () =>
      server.context.db
        .updateTable('payment_alarm')
        .set({ settled_at: server.clock.now() })
        .where('payment_id', '=', id)
        .execute()
    const held = async () => [
      await balanceOf(server, 'escrow', made.order.id),
      await balanceOf(server, 'dispute_hold', made.order.id),
    ]
    const disputes = () =>
      server.context.db
        .selectFrom('dispute')
        .select(['processor_id', 'state'])
        .where('payment_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    return { ...made, id, first: await dispute(), dispute, end, alarms, settleAlarms, held, disputes }
  }

  test.each(['won', 'lost'] as const)('that is %s is told to staff at its end too', async (end) => {
    const { first, end: decide, alarms, settleAlarms, held } = await disputed()
    expect(await alarms()).toEqual(['dispute'])
    await settleAlarms()
    await decide(first, end)
    expect(await alarms()).toEqual(['dispute', `dispute_${end}`])
    expect(await held()).toEqual(end === 'won' ? [-50_000, 0] : [0, 0])
  })

  test('of a part is booked once it is lost; that it is won after all is for people', async () => {
    const { id, first, end, alarms, settleAlarms } = await disputed()
    // Money of it went back before.
    await server.context.db.deleteFrom('dispute').where('payment_id', '=', id).execute()
    await server.context.db.deleteFrom('payment_alarm').where('payment_id', '=', id).execute()
    await server.context.db
      .updateTable('payment')
      .set({ refunded_amount: 1, dispute: null })
      .where('id', '=', id)
      .execute()
    await stripe.bank.decideDispute(first, 'lost')
    await deliver()
    expect(await alarms()).toEqual(['dispute', 'dispute_lost'])
    await settleAlarms()
    await end(first, 'won')
    expect(await alarms()).toEqual(['dispute', 'dispute_lost', 'dispute_by_hand'])
  })

  test('won, and opened a second time, waits once more, and is lost', async () => {
    const { first, dispute, end, alarms, held, disputes } = await disputed()
    await end(first, 'won')
    const second = await dispute()
    expect(await held()).toEqual([0, 0])
    await end(second, 'lost')
    expect(await held()).toEqual([0, 0])
    expect(await disputes()).toEqual([
      { processor_id: first, state: 'won' },
      { processor_id: second, state: 'lost' },
    ])
    expect(await alarms()).toEqual(['dispute', 'dispute_won', 'dispute', 'dispute_lost'])
    const clearing = await balanceOf(server, 'clearing', null)
    // Told late, the first changes nothing any more.
    stripe.fake.tell('charge.dispute.closed', stripe.fake.get('dispute', first))
    await deliver()
    expect(await balanceOf(server, 'clearing', null)).toBe(clearing)
    expect(await alarms()).toHaveLength(4)
  })

  test('lost, and won after an appeal, is for people: what coupons got back may be used', async () => {
    const { first, end, alarms, held, disputes } = await disputed()
    await end(first, 'lost')
    await end(first, 'won')
    expect(await disputes()).toEqual([{ processor_id: first, state: 'won' }])
    expect(await alarms()).toEqual(['dispute', 'dispute_lost', 'dispute_by_hand'])
    expect(await held()).toEqual([0, 0])
  })
})
