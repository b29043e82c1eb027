import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listCards,
  makePayment,
  makeShopper,
  payByCard,
  payOnPage,
  saveCard,
} from '../../../../test/payments.ts'
import { REDIRECT_PAYLOADS } from '../../../../test/redirect-payloads.ts'
import { CARDS, deliverNews, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, startApp, type TestApp } from '../../../../test/start-app.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { reconcilePayments } from '../news/reconcile-payments.ts'
import { forgetCardsOf } from './forget-card.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const add = (browser: Awaited<ReturnType<typeof makeShopper>>['browser'], key?: string) =>
  browser.post(
    '/payment-methods',
    { metadata: { external: true, return_url: '/p/close' } },
    key ? { headers: { 'idempotency-key': key } } : {},
  )

describe('a card is added', () => {
  test('on the processor’s page; coming back one finds it, and of its number the last four', async () => {
    const { browser } = await makeShopper(server)
    const { status, body } = await add(browser)
    expect([status, typeof body.data]).toEqual([200, 'string'])
    await useCard(server, body.data, CARDS.visa)
    server.clock.forward(10 * MINUTE_MS)
    const { items } = (await browser.get('/payment-methods')).body.data
    expect(items).toEqual([
      {
        id: expect.any(String),
        brand: 'visa',
        last4: '4242',
        cardType: 'Credit Card',
        expires_at: '2029-12-31',
        is_default: true,
      },
    ])
    expect((await browser.get(`/payment-methods/${items[0].id}`)).body.data).toEqual(items[0])
  })

  test('at the processor that is offered, and at no other', async () => {
    const { browser } = await makeShopper(server)
    const at = (processor: string) =>
      browser.post('/payment-methods', { processor, metadata: { external: true, return_url: '/p/close' } })
    const refused = await at('paypal')
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([422, 'processor'])
    expect((await at('stripe')).status).toBe(200)
  })

  test('also when only the news come', async () => {
    const { browser, id } = await makeShopper(server)
    const { body } = await add(browser)
    await useCard(server, body.data, CARDS.visa)
    await deliverNews(server)
    const { rows } = await server.context.pool.query(
      'select last4 from payment_method where person_id = $1',
      [id],
    )
    expect(rows).toEqual([{ last4: '4242' }])
  })

  test('the same number twice is one card', async () => {
    const shopper = await makeShopper(server)
    const { browser } = shopper
    await saveCard(server, browser, CARDS.visa)
    const { body } = await add(browser)
    await useCard(server, body.data, CARDS.visa)
    await Promise.all([browser.get('/payment-methods'), browser.get('/payment-methods'), deliverNews(server)])
    expect(await listCards(browser)).toHaveLength(1)
    await server.jobsDone()
    const { ref } = await makePayment(server, { shopper })
    expect((await payByCard(browser, ref, (await listCards(browser))[0]!.id)).body.data.status).toEqual([
      2,
      'Processed',
    ])
  })

  test.each([
    ['is renewed by a later end', '2027-01-31', '2029-12-31'],
    ['keeps its later end', '2031-01-31', '2031-01-31'],
  ])('the same number %s, and the processor keeps one of the two', async (_how, had, has) => {
    const { browser } = await makeShopper(server)
    const id = await saveCard(server, browser, CARDS.visa)
    const row = () =>
      server.context.db
        .selectFrom('payment_method')
        .select(['processor_id', 'expires_on'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const { processor_id: first } = await row()
    await server.context.db
      .updateTable('payment_method')
      .set({ expires_on: had })
      .where('id', '=', id)
      .execute()
    await useCard(server, (await add(browser)).body.data, CARDS.visa)
    await listCards(browser)
    await server.jobsDone()
    const { processor_id: kept, expires_on } = await row()
    expect([expires_on, kept === first]).toEqual([has, had === has])
    const { book } = sandboxOf(server).house
    const { customer_id } = await book
      .selectFrom('card')
      .select('customer_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const there = await book
      .selectFrom('card')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where('removed_at', 'is', null)
      .execute()
    expect(there).toEqual([{ id: kept }])
  })

  test('a page that was never opened is given up', async () => {
    const { browser, id } = await makeShopper(server)
    sandboxOf(server).wires.fault = { point: 'before_doing', does: 'fail', call: 'openSetup', left: 1 }
    expect((await add(browser)).status).toBe(503)
    server.clock.forward(11 * MINUTE_MS)
    await reconcilePayments.run(server.context, {})
    const { status } = await server.context.db
      .selectFrom('card_setup')
      .select('status')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('failed')
  })

  test('the same try opens the same page', async () => {
    const { browser } = await makeShopper(server)
    const key = randomUUID()
    const first = await add(browser, key)
    expect((await add(browser, key)).body).toEqual(first.body)
    expect((await add(browser, randomUUID())).body).not.toEqual(first.body)
  })

  test('a processor that does not answer is said to, and the same try goes on', async () => {
    const { browser } = await makeShopper(server)
    const key = randomUUID()
    sandboxOf(server).wires.fault = { point: 'after_doing', does: 'fail', call: 'openSetup', left: 1 }
    expect((await add(browser, key)).status).toBe(503)
    expect((await add(browser, key)).status).toBe(200)
  })

  test('one comes back only to pages of ours', async () => {
    const { browser } = await makeShopper(server)
    for (const return_url of REDIRECT_PAYLOADS.filter((payload) => payload.length > 0).slice(0, 15)) {
      const { status } = await browser.post('/payment-methods', { metadata: { external: true, return_url } })
      expect([return_url, status]).toEqual([return_url, 422])
    }
  })

  test('a declined one is not', async () => {
    const { browser } = await makeShopper(server)
    const { body } = await add(browser)
    await useCard(server, body.data, CARDS.expired)
    expect(await listCards(browser)).toEqual([])
  })
})

describe('of several cards', () => {
  test('the default stands first and can be another; pages go on behind it', async () => {
    const { browser } = await makeShopper(server)
    const first = await saveCard(server, browser, CARDS.visa)
    server.clock.forward(1000)
    const second = await saveCard(server, browser, CARDS.mastercard)
    server.clock.forward(1000)
    const third = await saveCard(server, browser, CARDS.slow)
    expect((await listCards(browser)).map(({ id }) => id)).toEqual([first, third, second])
    const chosen = await browser.post(`/payment-methods/${second}/set-default`)
    expect(chosen.body.data).toMatchObject({ id: second, is_default: true })
    expect((await listCards(browser)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second, true],
      [third, false],
      [first, false],
    ])
    const page = (await browser.get('/payment-methods?limit=1')).body.data
    const rest = (await browser.get(`/payment-methods?limit=5&cursor=${page.pagination.next_cursor}`)).body
      .data
    expect(rest.items.map(({ id }: { id: string }) => id)).toEqual([third, first])
  })

  test('chosen at once by ten tabs one is the default', async () => {
    const { browser } = await makeShopper(server)
    const ids: string[] = []
    for (const number of [CARDS.visa, CARDS.mastercard, CARDS.slow])
      ids.push(await saveCard(server, browser, number))
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        browser.post(`/payment-methods/${ids[index % 3]}/set-default`),
      ),
    )
    expect((await listCards(browser)).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  test('a removed one is gone here and there, and the newest other is the default', async () => {
    const { browser } = await makeShopper(server)
    const first = await saveCard(server, browser, CARDS.visa)
    server.clock.forward(1000)
    await saveCard(server, browser, CARDS.mastercard)
    server.clock.forward(1000)
    const third = await saveCard(server, browser, CARDS.slow)
    const { rows } = await server.context.pool.query(
      'select processor_id from payment_method where id = $1',
      [first],
    )
    expect((await browser.delete(`/payment-methods/${first}`)).status).toBe(204)
    expect((await browser.delete(`/payment-methods/${first}`)).status).toBe(404)
    expect((await listCards(browser))[0]).toMatchObject({ id: third, is_default: true })
    await server.jobsDone()
    const there = await sandboxOf(server)
      .house.book.selectFrom('card')
      .select('removed_at')
      .where('id', '=', rows[0].processor_id)
      .executeTakeFirst()
    expect(there?.removed_at).not.toBeNull()
    // The same number can be added again.
    await saveCard(server, browser, CARDS.visa)
    expect(await listCards(browser)).toHaveLength(3)
  })
})

test('who tries too often has to wait', async () => {
  const own = await startApp()
  const shopper = await makeShopper(own)
  const { ref } = await makePayment(own, { shopper })
  const statuses = []
  for (let index = 0; index < 35; index++) statuses.push((await payOnPage(shopper.browser, ref)).status)
  expect([statuses.indexOf(429), new Set(statuses.slice(0, 30))]).toEqual([30, new Set([200])])
})

test('who leaves takes their cards along, at the processor too', async () => {
  const { browser, id } = await makeShopper(server)
  await saveCard(server, browser, CARDS.visa)
  await saveCard(server, browser, CARDS.mastercard)
  const { rows } = await server.context.pool.query(
    'select processor_id from payment_method where person_id = $1',
    [id],
  )
  await inTransaction(server.context.db, (tx) => forgetCardsOf(server.context, tx, id))
  await server.jobsDone()
  const there = await sandboxOf(server)
    .house.book.selectFrom('card')
    .select('removed_at')
    .where(
      'id',
      'in',
      rows.map(({ processor_id }) => processor_id),
    )
    .execute()
  expect(there.map(({ removed_at }) => removed_at === null)).toEqual([false, false])
})
