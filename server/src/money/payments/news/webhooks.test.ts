import { randomUUID } from 'node:crypto'
import type { Delivery } from '@sojourn/sandbox/news/deliver'
import { SIGNATURE_HEADER, signBody } from '@sojourn/sandbox/news/signature'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  balanceOf,
  expectBooksToAgree,
  makePayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../../test/payments.ts'
import { Random } from '../../../../test/random.ts'
import { CARDS, deliverNews, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../../test/test-set.ts'
import { hashOfDatabase } from '../../../../test/whole-database.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { openLog } from '../../../platform/log.ts'
import { deliveryKeys } from '../../../platform/payments/sandbox/sandbox.ts'

const STREAMS = rounds(5, 2000)
const FIRST_SEED = drawSeed(1)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { log: openLog({ environment: 'test' }) } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await quieten(server)
})

const sign = (body: string, at: Date) => ({
  'content-type': 'application/json',
  [SIGNATURE_HEADER]: signBody(deliveryKeys(server.context.settings)[0], body, at),
})

const post = (body: string | Buffer, headers: Record<string, string>, processor = 'sandbox') =>
  server.app.inject({ method: 'POST', url: `/api/webhooks/${processor}`, headers, payload: body })

const tell = async ({ body, headers }: Delivery) => (await post(body, headers)).statusCode

/** The same news comes again later, signed anew. */
const signedNow = ({ id, body }: Delivery): Delivery => ({
  id,
  body,
  headers: sign(body, server.clock.now()),
})

const event = (id: string, kind: string, object_id: string) =>
  JSON.stringify({ id, kind, object_id, occurred_at: server.clock.now().toISOString() })

const outcomeOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('processor_event')
      .select('outcome')
      .where('event_id', '=', id)
      .executeTakeFirst()
  )?.outcome

const alarms = () =>
  server.context.db.selectFrom('payment_alarm').select(['kind', 'payment_id']).orderBy('created_at').execute()

async function paidOnPage() {
  const made = await makePayment(server)
  const { body } = await payOnPage(made.browser, made.ref)
  await useCard(server, body.data.url, CARDS.visa)
  const deliveries = await sandboxOf(server).takeDeliveries()
  return { ...made, deliveries }
}

describe('news are believed only when they are the processor’s', () => {
  test('forged, changed, unsigned and old ones are refused, told nothing, and change nothing', async () => {
    const { deliveries, browser, ref } = await paidOnPage()
    const [real] = deliveries as [Delivery]
    const before = await hashOfDatabase(server.context.pool)
    const old = new Date(server.clock.now().getTime() - 6 * MINUTE_MS)
    const early = new Date(server.clock.now().getTime() + 6 * MINUTE_MS)
    const wrong = [
      await post(real.body, { 'content-type': 'application/json' }),
      await post(`${real.body} `, real.headers),
      await post(real.body, { ...real.headers, 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` }),
      await post(real.body, sign(real.body, old)),
      await post(real.body, sign(real.body, early)),
      await post('', sign('other', server.clock.now())),
    ]
    for (const answer of wrong) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        message: 'We could not read this request.',
        code: 'unreadable',
        request_id: expect.any(String),
      })
    }
    expect((await statusOf(browser, ref)).status).toEqual([-1, 'Waiting'])
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
    expect(await tell(real)).toBe(200)
  })

  test('of a processor that is not ours there is no such address, and what is too large is not read', async () => {
    const body = event('event_x', 'attempt', 'charge_x')
    const headers = sign(body, server.clock.now())
    expect((await post(body, headers, 'stripe')).statusCode).toBe(404)
    expect((await post('x'.repeat(600_000), headers)).statusCode).toBe(413)
  })

  test('of things we never had they are taken, and kept as unknown', async () => {
    for (const [kind, object] of [
      ['attempt', 'charge_nobody'],
      ['attempt', 'checkout_nobody'],
      ['setup', 'checkout_nobody'],
      ['refund', 'refund_nobody'],
      ['dispute', 'dispute_nobody'],
      ['whatever', 'x_y'],
    ] as const) {
      const id = `event_${randomUUID()}`
      const body = event(id, kind, object)
      const { statusCode } = await post(body, sign(body, server.clock.now()))
      expect([kind, statusCode, await outcomeOf(id)]).toEqual([kind, 200, 'unknown'])
    }
  })

  test('of a charge with a reference that is not ours too', async () => {
    const { processor } = server.context
    const { id: customerId } = await processor.addCustomer({
      key: randomUUID(),
      personId: 'x',
      email: 'x@example.com',
    })
    for (const reference of [randomUUID(), 'elsewhere']) {
      const { id } = await processor.openCheckout({
        ...{ key: randomUUID(), reference, customerId, description: 'x', amount: 100, currency: 'USD' },
        successUrl: 'http://127.0.0.1:3000/',
        cancelUrl: 'http://127.0.0.1:3000/',
        expiresAt: new Date(server.clock.now().getTime() + DAY_MS / 2),
      })
      await processor.closeCheckout(id)
      const [news] = (await sandboxOf(server).takeDeliveries()) as [Delivery]
      expect(JSON.parse(news.body)).toMatchObject({ kind: 'attempt', object_id: id })
      expect([await tell(news), await outcomeOf(news.id)]).toEqual([200, 'unknown'])
    }
  })
})

test('told five times, also at once, is told once', async () => {
  const { deliveries, browser, ref, order } = await paidOnPage()
  const [real] = deliveries as [Delivery]
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell(real)))
  expect(answers).toEqual([200, 200, 200, 200, 200])
  for (let index = 0; index < 5; index++) expect(await tell(real)).toBe(200)
  expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
  expect(await orderStatusOf(server, order.id)).toBe('paid')
  const { rows } = await server.context.pool.query(
    'select count(*)::int as count from processor_event where event_id = $1',
    [real.id],
  )
  expect(rows[0].count).toBe(1)
  await quieten(server)
  await expectBooksToAgree(server)
})

test('told before the call it is about was answered, it is settled by the news', async () => {
  const { browser, ref, order } = await makePayment(server)
  const card = await saveCard(server, browser, CARDS.visa)
  sandboxOf(server).wires.fault = { point: 'before_answering', does: 'fail', call: 'charge', left: 1 }
  const { body } = await payByCard(browser, ref, card)
  expect(body.data).toMatchObject({ status: [3, 'Processing'], activity: { status: [3, 'Processing'] } })
  await deliverNews(server)
  expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
  expect(await orderStatusOf(server, order.id)).toBe('paid')
  await quieten(server)
  await expectBooksToAgree(server)
})

describe('of what was answered already', () => {
  async function paidByCard() {
    const made = await makePayment(server)
    await payByCard(made.browser, made.ref, await saveCard(server, made.browser, CARDS.visa))
    const deliveries = await sandboxOf(server).takeDeliveries()
    return { ...made, news: deliveries.at(-1) as Delivery }
  }

  test('they wait for nobody who holds the order', async () => {
    const { news, order } = await paidByCard()
    await server.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('client_order').select('id').where('id', '=', order.id).forUpdate().execute()
      expect(await tell(news)).toBe(200)
    })
    expect(await outcomeOf(news.id)).toBe('known')
  })

  test('another fee than the books have is a mistake, and comes again', async () => {
    const { news } = await paidByCard()
    const { object_id } = JSON.parse(news.body)
    const { book } = sandboxOf(server).house
    const setFee = (change: number) =>
      book
        .updateTable('charge')
        .set(({ eb }) => ({ fee: eb('fee', '+', change) }))
        .where('id', '=', object_id)
        .execute()
    await setFee(1)
    expect(await tell(news)).toBe(500)
    expect(await outcomeOf(news.id)).toBeUndefined()
    await setFee(-1)
    expect(await tell(news)).toBe(200)
    expect(await outcomeOf(news.id)).toBe('known')
  })
})

test.each([
  ['one cent less', { amount: 49_999 }],
  ['one cent more', { amount: 50_001 }],
  ['other money', { currency: 'EUR' }],
])('%s than agreed is not paid: people are told, and it goes back', async (_what, changed) => {
  const { browser, ref, order } = await makePayment(server)
  const { body } = await payOnPage(browser, ref)
  await useCard(server, body.data.url, CARDS.visa)
  const { id } = body.data.activity
  const { book } = sandboxOf(server).house
  await book.updateTable('charge').set(changed).where('reference', '=', id).execute()
  await book.updateTable('session').set(changed).where('reference', '=', id).execute()
  const before = (await alarms()).length
  await quieten(server)
  expect(await statusOf(browser, ref)).toMatchObject({
    status: [0, 'Failed'],
    last_activity: { status: [0, 'Failed'], error: ['wrong_amount', expect.any(String)] },
  })
  expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
  expect((await alarms()).slice(before)).toMatchObject([{ kind: 'wrong_amount' }])
  const charge = await book.selectFrom('charge').selectAll().where('reference', '=', id).executeTakeFirst()
  expect(Number(charge?.refunded)).toBe(Number(charge?.amount))
  expect(await balanceOf(server, 'escrow', order.id)).toBe(0)

  // And it can be paid properly.
  await browser.head('/heartbeat')
  const again = await payOnPage(browser, ref)
  await useCard(server, again.body.data.url, CARDS.visa)
  await quieten(server)
  expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
})

test('what fails on our side comes again', async () => {
  const { deliveries, browser, ref } = await paidOnPage()
  const [real] = deliveries as [Delivery]
  sandboxOf(server).wires.fault = { point: 'before_doing', does: 'fail', call: 'readAttempt', left: 1 }
  expect(await tell(real)).toBe(500)
  expect(await outcomeOf(real.id)).toBeUndefined()
  expect(await tell(real)).toBe(200)
  expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
})

/** Every kind of try, its news told one to five times, in any order, up to three days late: the end is the same. */
test(`${STREAMS} streams of news end as those that came in order`, {
  timeout: 60_000 + STREAMS * 2_000,
}, async () => {
  const numbers = [CARDS.visa, CARDS.declined, CARDS.slow]
  for (let seed = FIRST_SEED; seed < FIRST_SEED + STREAMS; seed++) {
    const random = new Random(seed)
    const { browser, ref, order } = await makePayment(server)
    await browser.head('/heartbeat')
    const news: Delivery[] = []
    const hear = async () => news.push(...(await sandboxOf(server).takeDeliveries()))
    const pages = random.between(1, 3)
    for (let page = 0; page < pages; page++) {
      const { body } = await payOnPage(browser, ref)
      if (!body.data?.url) continue
      for (const number of numbers)
        if (random.chance(0.4)) await useCard(server, body.data.url, number).catch(() => {})
      if (random.chance(0.5)) await hear()
    }
    server.clock.forward(10_000)
    await hear()
    const stream = news.flatMap((delivery) => Array.from({ length: random.between(1, 5) }, () => delivery))
    for (let index = stream.length - 1; index > 0; index--) {
      const other = random.between(0, index)
      ;[stream[index], stream[other]] = [stream[other] as Delivery, stream[index] as Delivery]
    }
    if (random.chance(0.3)) server.clock.forward(random.between(1, 3) * DAY_MS)
    for (const delivery of stream) expect(await tell(signedNow(delivery))).toBe(200)

    const charges = await sandboxOf(server).house.book.selectFrom('charge').selectAll().execute()
    const own = await server.context.db
      .selectFrom('payment_activity as activity')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select(['activity.id', 'activity.status'])
      .where('payment.ref', '=', ref)
      .execute()
    const ids = own.map(({ id }) => id)
    const captured = charges.filter(
      ({ reference, status }) => ids.includes(reference) && status === 'captured',
    )
    const isPaid = captured.length > 0
    expect([seed, await orderStatusOf(server, order.id)]).toEqual([
      seed,
      isPaid ? 'paid' : 'awaiting_payment',
    ])
    expect(own.filter(({ status }) => status === 'success')).toHaveLength(isPaid ? 1 : 0)
  }
  await quieten(server)
  await expectBooksToAgree(server)
})
