import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { makePromo } from '../../../test/paying-coupons.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  expectBooksToAgree,
  makePayment,
  makeShopper,
  makeUnpaidOrder,
  openPayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../test/payments.ts'
import { CARDS, confirmAtBank, deliverNews, useCard } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { paymentsAgainstDeletion } from './payments-against-deletion.ts'

let server: TestApp
beforeAll(async () => {
  const gst = { code: 'gst', name: 'GST', percent: 5 }
  server = await openTestApp({ settings: { taxes: { CA: [gst] } } })
})
afterAll(() => server.close())

afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const change = (table: 'person' | 'agent', id: string, row: object) =>
  server.context.db
    .updateTable(table)
    .set(row)
    .where(table === 'person' ? 'id' : 'person_id', '=', id)
    .execute()

const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('a payment is opened', () => {
  test('with what is to be paid, worked out by us', async () => {
    const shopper = await makeShopper(server, { country: 'CA' })
    const order = await makeUnpaidOrder(server, shopper)
    const { status, body } = await openPayment(shopper.browser, order.id)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      payable: 'order',
      payable_id: order.id,
      status: [-1, 'Waiting'],
      item: { title: 'German student visa', seller: 'Amara Okafor', price: usd(50_000) },
      taxes: [{ name: 'GST', amount: usd(2_500) }],
      coupons: [],
      total: usd(52_500),
      amount: usd(52_500),
      refunded: usd(0),
      last_activity: null,
      paid_at: null,
    })
    expect(body.data.ref).toMatch(/^PAY(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect((await shopper.browser.get(`/payments/${body.data.ref}`)).body).toEqual(body)
  })

  test('once, however often it is asked for, also at the same moment', async () => {
    const shopper = await makeShopper(server)
    const order = await makeUnpaidOrder(server, shopper)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => openPayment(shopper.browser, order.id)),
    )
    expect(new Set(answers.map(({ body }) => body.data.ref)).size).toBe(1)
  })

  test('for nobody else’s order, nor for a plan yet', async () => {
    const order = await makeUnpaidOrder(server, await makeShopper(server))
    const { browser } = await makeShopper(server)
    expect((await openPayment(browser, order.id)).status).toBe(404)
    const plan = { payable: 'subscription', payable_id: randomUUID() }
    expect((await browser.post('/payments', plan)).status).toBe(404)
  })

  test.each(['price', 'amount', 'currency', 'status', 'total', 'taxes'])(
    'never with %s of the sender’s',
    async (field) => {
      const { browser, ref, order } = await makePayment(server)
      const card = await saveCard(server, browser, CARDS.visa)
      const forged = { [field]: 1 }
      const opened = { payable: 'order', payable_id: order.id, ...forged }
      expect((await browser.post('/payments', opened)).status).toBe(400)
      expect((await browser.post(`/payments/${ref}/pay`, { method: card, ...forged })).status).toBe(400)
      expect(
        (await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [], ...forged })).status,
      ).toBe(400)
      expect(await statusOf(browser, ref)).toMatchObject({ status: [-1, 'Waiting'], last_activity: null })
    },
  )
})

describe('with a saved card', () => {
  test('it is paid at once: the order is, the books say so, and a mail goes out', async () => {
    const { browser, ref, order, shopper } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.visa)
    const { status, body } = await payByCard(browser, ref, card)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: [2, 'Processed'],
      activity: {
        status: [2, 'Processed'],
        error: null,
        amount: usd(50_000),
        card: { brand: 'visa', last4: '4242' },
      },
      url: null,
    })
    expect(await statusOf(browser, ref)).toMatchObject({
      status: [2, 'Processed'],
      last_activity: { error: null },
    })
    expect(await orderStatusOf(server, order.id)).toBe('paid')
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-50_000)
    const [charge, ...more] = await capturedFor(server, ref)
    expect(more).toEqual([])
    // Later news of it name the try by the processor's number.
    expect(
      await server.context.db
        .selectFrom('payment_activity')
        .select(['processor_id', 'charge_id'])
        .where('id', '=', charge?.reference ?? '')
        .executeTakeFirst(),
    ).toMatchObject({ processor_id: charge?.id })

    await server.jobsDone()
    const mails = await server.context.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', shopper.email)
      .execute()
    expect(mails).toEqual([{ subject: 'Your payment of $500.00 was made' }])

    const again = await payByCard(browser, ref, card)
    expect([again.status, again.body.message]).toEqual([409, 'This order is already paid.'])
  })

  test.each([
    [CARDS.declined, 'declined'],
    [CARDS.insufficientFunds, 'insufficient_funds'],
  ])('%s it fails with the reason, and another card can be tried', async (number, code) => {
    const { browser, ref, order } = await makePayment(server)
    const bad = await saveCard(server, browser, number)
    const failed = await payByCard(browser, ref, bad)
    expect(failed.body.data).toMatchObject({
      status: [0, 'Failed'],
      activity: { error: [code, expect.any(String)] },
    })
    expect(await statusOf(browser, ref)).toMatchObject({
      status: [0, 'Failed'],
      last_activity: { status: [0, 'Failed'], error: [code, expect.any(String)] },
    })
    expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')

    const good = await saveCard(server, browser, CARDS.visa)
    expect((await payByCard(browser, ref, good)).body.data.status).toEqual([2, 'Processed'])
    const { items } = (await browser.get(`/payments/${ref}/activities`)).body.data
    expect(items.map(({ status }: { status: unknown }) => status)).toEqual([
      [2, 'Processed'],
      [0, 'Failed'],
    ])
  })

  test('that has to be confirmed it waits for the bank’s word', async () => {
    const { browser, ref } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.confirmed)
    const { body } = await payByCard(browser, ref, card)
    expect(body.data).toMatchObject({ status: [-1, 'Waiting'], url: expect.stringContaining('http') })
    await confirmAtBank(server, body.data.url)
    await deliverNews(server)
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
  })

  test('that is not confirmed it fails', async () => {
    const { browser, ref } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.confirmed)
    const { body } = await payByCard(browser, ref, card)
    await confirmAtBank(server, body.data.url, false)
    await deliverNews(server)
    expect(await statusOf(browser, ref)).toMatchObject({
      status: [0, 'Failed'],
      last_activity: { error: ['not_confirmed', expect.any(String)], action_url: null },
    })
  })

  test('that is slow it is under way until the news come', async () => {
    const { browser, ref } = await makePayment(server)
    const card = await saveCard(server, browser, CARDS.slow)
    const { body } = await payByCard(browser, ref, card)
    expect(body.data).toMatchObject({ status: [3, 'Processing'], url: null })
    const other = await saveCard(server, browser, CARDS.visa)
    expect((await payByCard(browser, ref, other)).status).toBe(409)
    expect((await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [] })).status).toBe(409)
    server.clock.forward(10_000)
    await deliverNews(server)
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
  })

  test('of somebody else, removed or expired: no', async () => {
    const { browser, ref } = await makePayment(server)
    const strange = await saveCard(server, (await makeShopper(server)).browser, CARDS.visa)
    const removed = await saveCard(server, browser, CARDS.visa)
    await browser.delete(`/payment-methods/${removed}`)
    for (const method of [strange, removed, randomUUID()]) {
      const { status, body } = await payByCard(browser, ref, method)
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'method', message: 'This card is not one of your saved cards.' }],
      ])
    }
    const expired = await saveCard(server, browser, CARDS.mastercard)
    await server.context.db
      .updateTable('payment_method')
      .set({ expires_on: '2026-10-31' })
      .where('id', '=', expired)
      .execute()
    expect((await payByCard(browser, ref, expired)).body.errors[0].message).toMatch(/expired/)
  })
})

describe('on the processor’s page', () => {
  test('a card is typed and paid with', async () => {
    const { browser, ref, order } = await makePayment(server)
    const { status, body } = await payOnPage(browser, ref)
    expect([status, body.data.status]).toEqual([200, [-1, 'Waiting']])
    await useCard(server, body.data.url, CARDS.visa)
    expect((await statusOf(browser, ref)).status).toEqual([-1, 'Waiting'])
    await deliverNews(server)
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  })

  test('a card is kept where the payer wants it', async () => {
    const { browser, ref } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await useCard(server, body.data.url, CARDS.visa, true)
    await deliverNews(server)
    const { items } = (await browser.get('/payment-methods')).body.data
    expect(items).toMatchObject([{ brand: 'visa', last4: '4242', is_default: true }])
  })

  test('opened anew the page before is closed', async () => {
    const { browser, ref } = await makePayment(server)
    const first = (await payOnPage(browser, ref)).body.data.url
    const second = (await payOnPage(browser, ref)).body.data.url
    expect(second).not.toBe(first)
    await server.jobsDone()
    expect((await useCard(server, first, CARDS.visa).catch(() => ({ is: 'refused' }))).is).not.toBe(
      'captured',
    )
    await useCard(server, second, CARDS.visa)
    await deliverNews(server)
    expect(await capturedFor(server, ref)).toHaveLength(1)
  })

  test('paid on a page that was given up a moment ago: it counts, once', async () => {
    const { browser, ref } = await makePayment(server)
    const first = (await payOnPage(browser, ref)).body.data.url
    const second = (await payOnPage(browser, ref)).body.data.url
    await useCard(server, first, CARDS.visa)
    await useCard(server, second, CARDS.visa)
    await deliverNews(server)
    await server.jobsDone()
    expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
    const charges = await capturedFor(server, ref)
    expect(charges).toHaveLength(2)
    expect(charges.map(({ refunded }) => Number(refunded)).sort()).toEqual([0, 50_000])
    // Money that came besides what was agreed was never part of the payment, so nothing of the payment came
    // back.
    await quieten(server)
    expect((await browser.get(`/payments/${ref}`)).body.data).toMatchObject({
      total: usd(50_000),
      refunded: usd(0),
    })
  })

  test('paid on a page of a total that has changed since: it goes back and is no refund of what is paid later', async () => {
    const { browser, ref, shopper } = await makePayment(server)
    const { url } = (await payOnPage(browser, ref)).body.data
    const code = await makePromo(server, 20_00, { owner: shopper })
    expect((await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })).status).toBe(200)
    await useCard(server, url, CARDS.visa)
    await deliverNews(server)
    const card = await saveCard(server, browser, CARDS.visa)
    await payByCard(browser, ref, card)
    await quieten(server)
    const charges = await capturedFor(server, ref)
    expect(charges.map(({ amount, refunded }) => [Number(amount), Number(refunded)]).sort()).toEqual([
      [48_000, 0],
      [50_000, 50_000],
    ])
    expect((await browser.get(`/payments/${ref}`)).body.data).toMatchObject({
      status: [2, 'Processed'],
      refunded: usd(0),
    })
    const { text } = await mailAbout(server, shopper.email, /^You get \$500\.00 back$/)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('What you wanted to pay still waits for its payment.')
  })

  test('paid on a page that was given up, the page opened since is closed', async () => {
    const { browser, ref } = await makePayment(server)
    const first = (await payOnPage(browser, ref)).body.data.url
    const second = (await payOnPage(browser, ref)).body.data
    await useCard(server, first, CARDS.visa)
    await deliverNews(server)
    await server.jobsDone()
    const { status } = (await browser.get(`/payments/${ref}/activities/${second.activity.id}`)).body.data
    expect(status).toEqual([-2, 'Cancelled'])
    expect(await useCard(server, second.url, CARDS.visa)).toEqual({ is: 'over' })
    expect(await capturedFor(server, ref)).toHaveLength(1)
  })

  test('given up with its order, it stays so, whatever is still heard of its page', async () => {
    const { browser, ref, order } = await makePayment(server)
    const { url } = (await payOnPage(browser, ref)).body.data
    await useCard(server, url, CARDS.declined)
    await browser.post(`/orders/${order.id}/cancel`)
    await quieten(server)
    expect(await statusOf(browser, ref)).toMatchObject({
      status: [-2, 'Cancelled'],
      last_activity: { status: [-2, 'Cancelled'], error: null, action_url: null },
    })
  })

  test('left alone it can be paid anew once the page has expired', async () => {
    const { browser, ref } = await makePayment(server)
    await payOnPage(browser, ref)
    server.clock.forward(61 * MINUTE_MS)
    await deliverNews(server)
    const after = await statusOf(browser, ref)
    expect(after).toMatchObject({
      status: [-1, 'Waiting'],
      last_activity: { status: [-2, 'Cancelled'], error: null },
    })
    await browser.head('/heartbeat')
    expect((await payOnPage(browser, ref)).status).toBe(200)
  })

  test.each([
    ['https://evil.example/p/close', '/p/close'],
    ['/p/close', '//evil.example'],
    ['/p/close', 'javascript:alert(1)'],
  ])('nobody is led away from it: %s, %s', async (success_url, cancel_url) => {
    const { browser, ref } = await makePayment(server)
    const { status, body } = await browser.post(`/payments/${ref}/pay`, { meta: { success_url, cancel_url } })
    expect([status, body.errors[0].field]).toEqual([422, expect.stringMatching(/^meta\./)])
  })
})

test('without a card and without a way back nothing is paid', async () => {
  const { browser, ref } = await makePayment(server)
  expect((await browser.post(`/payments/${ref}/pay`, {})).status).toBe(422)
})

test('the same key tries once, whatever breaks on the way back', async () => {
  const { browser, ref } = await makePayment(server)
  const card = await saveCard(server, browser, CARDS.visa)
  const key = randomUUID()
  const answers = []
  for (let index = 0; index < 4; index++) answers.push(await payByCard(browser, ref, card, key))
  expect(answers.map(({ status, body }) => [status, body.data?.status])).toEqual(
    Array.from({ length: 4 }, () => [200, [2, 'Processed']]),
  )
  expect(await capturedFor(server, ref)).toHaveLength(1)
})

describe('the history of payments', () => {
  test('shows each of one’s own, the newest first, by pages and by status', async () => {
    const shopper = await makeShopper(server)
    const refs: string[] = []
    for (let index = 0; index < 3; index++) {
      refs.unshift((await makePayment(server, { shopper })).ref)
      server.clock.forward(1000)
    }
    const { browser } = shopper
    await payByCard(browser, refs[1] as string, await saveCard(server, browser, CARDS.visa))
    const list = async (query: string) => (await browser.get(`/payments${query}`)).body.data
    const refsOf = ({ items }: { items: { ref: string }[] }) => items.map(({ ref }) => ref)
    const page = await list('?limit=2')
    expect(refsOf(page)).toEqual(refs.slice(0, 2))
    expect(page.items[1]).toMatchObject({
      status: [2, 'Processed'],
      last_activity: { status: [2, 'Processed'] },
    })
    expect(refsOf(await list(`?limit=2&cursor=${page.pagination.next_cursor}`))).toEqual(refs.slice(2))
    for (const paid of [1, 2]) expect(refsOf(await list(`?filter[status]=${paid}`))).toEqual([refs[1]])
    expect(refsOf(await list('?filter[status]=0'))).toEqual([])
    expect((await browser.get('/payments?cursor=x')).status).toBe(422)
    expect((await browser.get('/payments?filter[status]=7')).status).toBe(422)
  })

  test('and of each the tries', async () => {
    const { browser, ref } = await makePayment(server)
    await payByCard(browser, ref, await saveCard(server, browser, CARDS.declined))
    server.clock.forward(1000)
    await payByCard(browser, ref, await saveCard(server, browser, CARDS.mastercard))
    const { items, pagination } = (await browser.get(`/payments/${ref}/activities?limit=1`)).body.data
    expect(items).toMatchObject([{ status: [2, 'Processed'], card: { brand: 'mastercard', last4: '4444' } }])
    const rest = (await browser.get(`/payments/${ref}/activities?cursor=${pagination.next_cursor}`)).body.data
    expect(rest.items).toMatchObject([{ status: [0, 'Failed'], error: ['declined', expect.any(String)] }])
    const one = await browser.get(`/payments/${ref}/activities/${items[0].id}`)
    expect(one.body.data).toEqual(items[0])
    expect((await browser.get(`/payments/${ref}/activities/${randomUUID()}`)).status).toBe(404)

    const other = await makePayment(server)
    const theirs = (await payOnPage(other.browser, other.ref)).body.data.activity.id
    expect((await other.browser.get(`/payments/${other.ref}/activities/${theirs}`)).status).toBe(200)
    expect((await browser.get(`/payments/${ref}/activities/${theirs}`)).status).toBe(404)
  })
})

describe('nobody pays', () => {
  const pays = async ({ browser, ref, order }: Awaited<ReturnType<typeof makePayment>>) => [
    (await openPayment(browser, order.id)).status,
    (await payOnPage(browser, ref)).status,
  ]

  test('for an order that has waited a day', async () => {
    const made = await makePayment(server)
    server.clock.forward(DAY_MS - 1)
    expect(await pays({ ...made, browser: await enter(server, made.shopper) })).toEqual([201, 200])
    server.clock.forward(1)
    expect(await pays({ ...made, browser: await enter(server, made.shopper) })).toEqual([409, 409])
  })

  test.each([
    [
      'is suspended',
      (id: string) => change('person', id, { suspended_at: server.clock.now(), suspended_reason: 'Fraud.' }),
    ],
    ['is not verified any more', (id: string) => change('agent', id, { verified_at: null })],
  ])('an agent who %s', async (_what, befall) => {
    const made = await makePayment(server)
    await befall(made.order.agent.id)
    expect(await pays(made)).toEqual([409, 409])
    expect(await capturedFor(server, made.ref)).toEqual([])
  })
})

test.each([
  ['that waits', false],
  ['that was given up', true],
])(
  'money for an order %s goes back, and nobody is written to, once their account is deleted',
  async (_what, isGivenUp) => {
    const made = await makePayment(server)
    const { browser, ref, order } = made
    const { url } = (await payOnPage(browser, ref)).body.data
    await useCard(server, url, CARDS.visa)
    if (isGivenUp) await browser.post(`/orders/${order.id}/cancel`)
    const email = `deleted-${made.shopper.id}@deleted.invalid`
    await change('person', made.shopper.id, { email, deleted_at: server.clock.now() })
    await quieten(server)
    const [charge] = await capturedFor(server, ref)
    expect(charge).toMatchObject({ refunded: 50_000 })
    expect(await mailsTo(server, email)).toEqual([])
  },
)

test('while money is on its way an account cannot be deleted', async () => {
  const { browser, ref, shopper } = await makePayment(server)
  expect(await paymentsAgainstDeletion(server.context, shopper.id)).toBeNull()
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.slow))
  expect(await paymentsAgainstDeletion(server.context, shopper.id)).toMatch(/in progress/)
})

test('what came of tries and news is counted', async () => {
  const { browser, ref } = await makePayment(server)
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  await deliverNews(server)
  const { text } = await server.context.metrics.show()
  expect(text).toMatch(/payment_attempts_total\{outcome="captured"\} \d+/)
  expect(text).toMatch(/webhooks_total\{outcome="applied"\} \d+/)
  expect(text).toMatch(/payment_alarms_open 0/)
})
