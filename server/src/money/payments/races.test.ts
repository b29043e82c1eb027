import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  capturedFor,
  enter,
  expectBooksToAgree,
  makePayment,
  makeSeller,
  makeShopper,
  NO_LIMITS,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  somewhere,
  statusOf,
} from '../../../test/payments.ts'
import type { Browser } from '../../../test/people.ts'
import { Random } from '../../../test/random.ts'
import { CARDS, confirmAtBank, deliverNews, useCard } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, inLongSet, rounds } from '../../../test/test-set.ts'

const ROUNDS = rounds(1, 50)
const PAYS = rounds(60, 200)
const ORDERS = rounds(10, 500)
const FIRST_SEED = drawSeed(1)

let server: TestApp
let other: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  other = await openTestApp({
    replaced: { limits: NO_LIMITS },
    besides: { databaseUrl: server.databaseUrl },
  })
})
afterAll(async () => {
  await other.close()
  await server.close()
})
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

test(`${PAYS} pays at once, over two nodes, charge once: ${ROUNDS} rounds`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const shopper = await makeShopper(server)
  const browsers = [shopper.browser, await enter(other, shopper)] as [Browser, Browser]
  const card = await saveCard(server, shopper.browser, CARDS.visa)
  const agent = await makeSeller(server)
  for (let round = 0; round < ROUNDS; round++) {
    const { ref, order } = await makePayment(server, { shopper, agent })
    const answers = await Promise.all(
      times(PAYS, (index) => payByCard(browsers[index % 2] as Browser, ref, card)),
    )
    const told = new Set(answers.map(({ status }) => status))
    expect([...told].filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(answers.some(({ body }) => body.data?.status[1] === 'Processed')).toBe(true)
    expect(await capturedFor(server, ref)).toHaveLength(1)
    expect((await statusOf(shopper.browser, ref)).status).toEqual([2, 'Processed'])
    expect(await orderStatusOf(server, order.id)).toBe('paid')
  }
})

test('many pages opened and paid on at once keep the money of one', async () => {
  const { ref, browser, order } = await makePayment(server)
  const answers = await Promise.all(times(12, () => payOnPage(browser, ref)))
  const urls = answers.flatMap(({ body }) => body.data?.url ?? [])
  expect(urls.length).toBeGreaterThan(0)
  await Promise.all(urls.map((url) => useCard(server, url, CARDS.visa).catch(() => {})))
  await Promise.all([deliverNews(server), deliverNews(other), server.jobsDone()])
  await quieten(server)
  const charges = await capturedFor(server, ref)
  expect(charges.filter(({ refunded }) => Number(refunded) === 0)).toHaveLength(1)
  expect(await orderStatusOf(server, order.id)).toBe('paid')
})

/** States.md §16: paid and active, or given up and given back; never paid and given up. */
test(`giving up against paying: ${ORDERS} orders`, { timeout: 60_000 + ORDERS * 3_000 }, async () => {
  const agent = await makeSeller(server)
  const numbers = [CARDS.visa, CARDS.slow, CARDS.confirmed, CARDS.declined]
  const shoppers = await Promise.all(
    numbers.map(async (number) => {
      const shopper = await makeShopper(server)
      const there = await enter(other, shopper)
      return { shopper, there, number, card: await saveCard(server, shopper.browser, number) }
    }),
  )
  const ends = new Map<string, number>()
  for (let seed = FIRST_SEED; seed < FIRST_SEED + ORDERS; seed++) {
    const random = new Random(seed)
    const { shopper, there, number, card } = random.one(shoppers)
    await Promise.all([shopper.browser.head('/heartbeat'), there.head('/heartbeat')])
    const { ref, order } = await makePayment(server, { shopper, agent })
    const isOnPage = random.chance(0.5)
    const opened = isOnPage ? (await payOnPage(shopper.browser, ref)).body.data.url : null

    const cancel = async () => {
      for (let turn = random.between(0, 6); turn > 0; turn--) await statusOf(there, ref)
      return there.post(`/orders/${order.id}/cancel`, undefined, { remoteAddress: somewhere() })
    }
    const paying = async () => {
      for (let turn = random.between(0, 6); turn > 0; turn--) await statusOf(shopper.browser, ref)
      if (isOnPage) return useCard(server, opened, number).catch(() => {})
      const { body } = await payByCard(shopper.browser, ref, card)
      if (body.data?.url) await confirmAtBank(server, body.data.url, random.chance(0.8)).catch(() => {})
    }
    await Promise.all([paying(), cancel(), random.chance(0.5) ? deliverNews(server) : null])
    if (random.chance(0.5)) await cancel()
    if (random.chance(0.3)) server.clock.forward(6_000)
    await Promise.all([deliverNews(server), cancel()])

    const status = await orderStatusOf(server, order.id)
    ends.set(status, (ends.get(status) ?? 0) + 1)
    if (seed % 10 === 0) {
      await quieten(server)
      await expectBooksToAgree(server)
    }
  }
  // Chance decides who wins a few of them.
  if (inLongSet) expect([...ends.keys()]).toEqual(expect.arrayContaining(['cancelled', 'paid']))
})
