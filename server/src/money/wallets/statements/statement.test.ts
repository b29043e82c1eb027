import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { enter, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { deliverNews } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { complete, linkedEarner, withdraw } from '../../../../test/wallets.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { accounts } from '../../ledger/accounts.ts'
import { type Entry, postEntries } from '../../ledger/post-entry.ts'
import { credit, debit, type Posting, posting } from '../../ledger/posting.ts'
import { orderPaid } from '../../ledger/templates/payment-templates.ts'
import { refundedAfterRelease, released } from '../../ledger/templates/release-templates.ts'

const LINES = rounds(1_100, 10_000)
const AT_ONCE = 500

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const download = (browser: Browser, month: string, kind: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/wallets/statements/${month}/${kind}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })

const refOf = async ({ id }: PaidWork) =>
  (
    await server.context.db
      .selectFrom('client_order')
      .select('ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ref

/** Both sides signed in again, as after a month. */
const again = async (work: PaidWork) => ({
  ...work,
  asClient: await enter(server, work.client),
  asAgent: await enter(server, work.agent),
})

const monthBefore = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}

const cells = (line: string) => line.split(',')

const monthNow = () => server.clock.now().toISOString().slice(0, 7)
const dayNow = () => server.clock.now().toISOString().slice(0, 10)

/** To an instant of the month after this one, so that it has nothing in it yet. */
function goTo(day: number, hour: number) {
  const now = server.clock.now()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, hour)
  server.clock.forward(next - now.getTime())
  return new Date(next).toISOString().slice(0, 7)
}

test('says of each order its price, our commission and the share, and the balance after it', async () => {
  goTo(2, 9)
  const earner = await linkedEarner(server)
  await withdraw(server, earner, 100_00)
  const { ref: payout } = (await earner.browser.get('/wallets/withdrawals')).body.data.items[0]
  const answer = await download(earner.browser, monthNow(), 'csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="sojourn-statement-${monthNow()}.csv"`,
  })
  const lines = answer.body.trim().split('\r\n').map(cells)
  expect(lines[0]?.join(' ')).toBe(
    'Date What Reference About Currency Price Commission Share Fees Payouts Taxes Balance',
  )
  expect(lines.slice(1).map(([, what, , about, ...rest]) => [what, about, rest.join(' ')])).toEqual([
    ['Earned', 'German student visa', 'USD 500.00 75.00 425.00 0.00 0.00 0.00 425.00'],
    ['Withdrawal', 'On its way to Bank of Test •••• 0001', 'USD 0.00 0.00 0.00 0.00 -100.00 0.00 325.00'],
    ['Total', '', 'USD 500.00 75.00 425.00 0.00 -100.00 0.00 '],
    ['Closing balance', '', 'USD       325.00'],
  ])
  expect([lines[1]?.[0], lines[1]?.[2], lines[2]?.[2]]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    await refOf(earner.work),
    payout,
  ])
  expect(lines[2]?.[0]).toBe(dayNow())
})

test('a refund after the release takes back price, commission and share; taxes stand beside them', async () => {
  goTo(2, 9)
  const agent = await makePerson(server, { home: 'consultant' })
  const tax = { code: 'GST', amount: 25_00 }
  const order = randomUUID()
  const client = randomUUID()
  const { context } = server
  const entry = (posting: Posting): Entry => ({
    ...{ ...posting, cause: `made:${randomUUID()}`, orderId: order, actorId: null, requestId: null },
  })
  const usd = { currency: 'USD', order, agent: agent.id, client }
  await context.db.transaction().execute(async (tx) => {
    await postEntries(context, tx, [
      entry(orderPaid({ ...usd, price: 500_00, taxes: [tax] })),
      entry(released({ ...usd, escrow: 500_00, commission: 75_00 })),
    ])
    await postEntries(context, tx, [
      entry(
        refundedAfterRelease({
          ...{ ...usd, refund: randomUUID(), share: 85_00, commission: 15_00 },
          taxes: [{ code: 'GST', amount: 5_00 }],
          sources: { card: 525_00, promo: 0, credit: 0 },
          holdings: { pending: 425_00, available: 0, debt: 0 },
        }),
      ),
    ])
  })
  const lines = (await download(await enter(server, agent), monthNow(), 'csv')).body
    .trim()
    .split('\r\n')
    .map(cells)
  expect(lines.slice(1, 4).map((line) => [line[1], ...line.slice(5)].join(' '))).toEqual([
    'Earned 500.00 75.00 425.00 0.00 0.00 25.00 425.00',
    'Refunded to client -100.00 -15.00 -85.00 0.00 0.00 -5.00 340.00',
    'Total 400.00 60.00 340.00 0.00 0.00 20.00 ',
  ])
})

test('is a paper with number, period and seller, and the same columns', async () => {
  goTo(2, 9)
  const earner = await linkedEarner(server)
  await server.context.pool.query(
    `insert into business (agent_id, business_type, legal_name, registration_number, country_iso, state, city,
       postal_code, street, updated_at)
     values ($1, 'llc', 'Okafor Visas LLC', 'RC-4711', 'NG', 'Lagos', 'Ikeja', '100271', '4 Allen Avenue', now())`,
    [earner.agent.id],
  )
  await server.context.pool.query(
    `insert into billing_details (agent_id, vat_id, country_iso, state, city, postal_code, street, updated_at)
     values ($1, 'NG-20014711', 'NG', 'Lagos', 'Ikeja', '100271', '4 Allen Avenue', now())`,
    [earner.agent.id],
  )
  await withdraw(server, earner, 100_00)
  const { lines, places, words } = await readPdf(
    (await download(earner.browser, monthNow(), 'pdf')).rawPayload,
  )
  const number = `ST-${monthNow().replace('-', '')}-${earner.agent.id.slice(-8).toUpperCase()}`
  for (const said of [
    ...[number, 'OkaforVisasLLC', '4AllenAvenue,100271Ikeja', 'Nigeria', 'Registrationnumber:RC-4711'],
    ...['Taxnumber:NG-20014711', 'Openingbalance', 'Closingbalance', 'thismonthisnotoveryet'],
    ...['Price', 'Commission', 'Share', 'Fees', 'Payouts', 'Taxes', 'Balance'],
    ...['500.00', '75.00', '425.00', '-100.00', '325.00'],
    ...['Price−commission=share.', 'Taxeswerepaidbytheclient', 'Daysarein'],
  ])
    expect(words).toContain(said)
  for (const row of ['Withdrawal', 'Opening balance', 'Closing balance'])
    expect(lines.filter((line) => line === row)).toHaveLength(1)
  const heightOf = (text: string) =>
    Number(places.find((place) => place.endsWith(` ${text}`))?.split(' ')[1] ?? Number.NaN)
  const fromTop = ['Number', number, 'Seller', 'Tax number: NG-20014711', 'Date', 'Opening balance'].map(
    heightOf,
  )
  expect(fromTop, 'nothing is written over anything else').toEqual(fromTop.toSorted((a, b) => b - a))
  expect(new Set(fromTop).size).toBe(fromTop.length)
  expect(Math.min(...fromTop)).toBeGreaterThan(0)
})

test('who sells under their own name stands on it with the address of their account', async () => {
  const earner = await linkedEarner(server)
  await server.context.db
    .updateTable('person')
    .set({ street: '7 Palm Street', postal_code: '100001', city: 'Lagos', alt_city: null, country_iso: 'NG' })
    .where('id', '=', earner.agent.id)
    .execute()
  const { words } = await readPdf((await download(earner.browser, monthNow(), 'pdf')).rawPayload)
  expect(words).toContain('7PalmStreet,100001Lagos')
  expect(words).toContain('Nigeria')
})

test('a month begins and ends with that of the agent’s zone, and closes with what the next opens with', async () => {
  const sides = await makeSides(server)
  const [first, second] = [await makeWork(server, sides), await makeWork(server, sides)]
  const month = goTo(1, 3)
  const asAgent = await enter(server, first.agent)
  await asAgent.put('/account/timezone', { timezone: 'America/Los_Angeles' })
  await complete(await again(first))
  server.clock.forward(6 * HOUR_MS)
  await complete(await again(second))
  const browser = await enter(server, first.agent)
  const before = monthBefore(month)
  const what = async (one: string) =>
    (await download(browser, one, 'csv')).body
      .trim()
      .split('\r\n')
      .slice(1)
      .map(cells)
      .map((line) => [line[0], line[1], line.at(-1)])
  expect(await what(before)).toEqual([
    [expect.stringMatching(`^${before}`), 'Earned', '425.00'],
    [expect.stringMatching(`^${before}`), 'Total', ''],
    [expect.stringMatching(`^${before}`), 'Closing balance', '425.00'],
  ])
  expect(await what(month)).toEqual([
    [`${month}-01`, 'Opening balance', '425.00'],
    [`${month}-01`, 'Earned', '850.00'],
    [`${month}-01`, 'Total', ''],
    [`${month}-01`, 'Closing balance', '850.00'],
  ])
})

test('a month that has not begun has no statement', async () => {
  const earner = await linkedEarner(server)
  const now = server.clock.now()
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
  for (const kind of ['csv', 'pdf']) {
    const answer = await download(earner.browser, next, kind)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('This month has not begun yet.')
  }
})

test('a payout that was cancelled says so, and its money comes back on a line of its own', async () => {
  goTo(2, 9)
  const earner = await linkedEarner(server)
  const { id } = (await withdraw(server, earner, 100_00)).body.data
  await earner.browser.post(`/wallets/withdrawals/${id}/cancel`)
  const lines = (await download(earner.browser, monthNow(), 'csv')).body.trim().split('\r\n').map(cells)
  expect(lines.slice(2, 4).map((line) => [line[1], line[3], line[9], line[11]])).toEqual([
    ['Withdrawal', 'Not paid to Bank of Test •••• 0001', '-100.00', '325.00'],
    ['Payout came back', 'Back in the wallet', '100.00', '425.00'],
  ])
})

test('what a payout became counts as it was at the end of the month', async () => {
  const earner = await linkedEarner(server)
  const month = goTo(28, 12)
  earner.browser = await enter(server, earner.agent)
  await withdraw(server, earner, 100_00)
  await quieten(server)
  const states = async (one: string) =>
    (await download(earner.browser, one, 'csv')).body
      .trim()
      .split('\r\n')
      .map(cells)
      .filter(([, what]) => what === 'Withdrawal')
      .map((line) => line[3])
  expect(await states(month)).toEqual(['On its way to Bank of Test •••• 0001'])
  goTo(2, 12)
  await deliverNews(server)
  await quieten(server)
  earner.browser = await enter(server, earner.agent)
  expect((await earner.browser.get('/wallets/withdrawals')).body.data.items[0].slug).toBe('processed')
  expect(await states(month)).toEqual(['On its way to Bank of Test •••• 0001'])
})

test('a title that looks like a formula stays a text', async () => {
  const earner = await linkedEarner(server)
  await server.context.db
    .updateTable('client_order')
    .set({ title: '=HYPERLINK("http://evil","x")' })
    .where('id', '=', earner.work.id)
    .execute()
  const month = server.clock.now().toISOString().slice(0, 7)
  const months = [month, new Date(server.clock.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 7)]
  const texts = await Promise.all(
    months.map(async (one) => (await download(earner.browser, one, 'csv')).body),
  )
  expect(texts.join('')).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`)
})

async function earnOften({ id }: TestPerson) {
  const { context } = server
  const entry = (index: number): Entry => ({
    ...posting('L3', 'USD', [
      debit(accounts.promo_expense, 1_00),
      credit(accounts.agent_available(id), 1_00),
    ]),
    ...{ cause: `gift:${id}:${index}`, orderId: null, actorId: null, requestId: null },
  })
  for (let from = 0; from < LINES; from += AT_ONCE) {
    const entries = Array.from({ length: Math.min(AT_ONCE, LINES - from) }, (_, index) => entry(from + index))
    await context.db.transaction().execute((tx) => postEntries(context, tx, entries))
  }
}

test(`one of ${LINES} lines misses none, portion after portion, on as many pages as it needs`, {
  timeout: 120_000,
}, async () => {
  const agent = await makePerson(server, { home: 'consultant' })
  await earnOften(agent)
  const browser = await enter(server, agent)
  const month = server.clock.now().toISOString().slice(0, 7)
  const lines = (await download(browser, month, 'csv')).body.trim().split('\r\n')
  expect(lines).toHaveLength(LINES + 3)
  expect(new Set(lines.slice(1, -2).map((line) => cells(line).at(-1))).size).toBe(LINES)
  expect(lines.at(-1)).toContain(`${LINES}.00`)
  const { pages } = await readPdf((await download(browser, month, 'pdf')).rawPayload)
  expect(pages).toBe(Math.ceil((LINES - 26) / 33) + 1)
})
