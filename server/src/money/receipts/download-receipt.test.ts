import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, makePayment, makeShopper, payByCard, saveCard } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { readPdf, squeezed } from '../../../test/read-pdf.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { writeMoney } from './money.ts'

let server: TestApp
beforeAll(async () => {
  const gst = { code: 'gst', name: 'GST', percent: 5 }
  server = await openTestApp({ settings: { taxes: { CA: [gst] } } })
})
afterAll(() => server.close())

async function download(browser: Browser, ref: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/payments/${ref}/receipt`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body }
}

/** Promos of 20 dollars, or of whatever is said. */
async function addPromo(ownerId: string, code: string, amount = 2_000) {
  const now = server.clock.now()
  const promo = { code, kind: 'promo' as const, owner_id: ownerId, currency: 'USD', amount, balance: amount }
  const rest = { expires_at: new Date(now.getTime() + 1e9), created_at: now, updated_at: now }
  await server.context.db
    .insertInto('coupon')
    .values({ ...promo, ...rest })
    .execute()
}

async function register(agentId: string) {
  const registered = {
    agent_id: agentId,
    business_type: 'corporation' as const,
    registration_number: '1234567',
    legal_name: 'Okafor Immigration Ltd',
    country_iso: 'CA',
    state: '08',
    city: 'Toronto',
    postal_code: 'M5V 2T6',
    street: '1 Front Street',
    updated_at: server.clock.now(),
  }
  await server.context.db.insertInto('business').values(registered).execute()
}

const amountsIn = async (bytes: Buffer) => (await readPdf(bytes)).lines.filter((line) => /^-?\$/.test(line))

test('who paid gets a receipt, as a file that may do nothing', async () => {
  const { browser, ref } = await makePayment(server)
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  const { status, headers, bytes } = await download(browser, ref)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="sojourn-${ref}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const { words } = await readPdf(bytes)
  for (const said of [ref, 'Amara Okafor', 'German student visa', 'Paid with Visa ending in 4242'])
    expect(words).toContain(squeezed(said))
})

test('its figures are those of the books', async () => {
  const shopper = await makeShopper(server, { country: 'CA' })
  const { browser, ref, order } = await makePayment(server, { shopper })
  await addPromo(shopper.id, 'WELCOME-CA')
  await browser.post(`/payments/${ref}/calculate-totals`, { coupons: ['WELCOME-CA'] })
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))

  const { rows } = await server.context.pool.query(
    `select account.kind, line.amount from ledger_line line
     join ledger_account account on account.id = line.account_id
     join ledger_entry entry on entry.id = line.entry_id
     where entry.order_id = $1 and entry.template = 'L1'`,
    [order.id],
  )
  const booked = Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
  const { clearing, promo_expense, escrow, tax } = booked
  expect(booked).toEqual({ clearing: 50_500, promo_expense: 2_000, escrow: -50_000, tax: -2_500 })
  const money = [-escrow!, -tax!, -escrow! - tax!, -promo_expense!, clearing!]
  const { bytes } = await download(browser, ref)
  expect(await amountsIn(bytes)).toEqual(money.map((amount) => writeMoney(amount, 'USD')))
})

test('what coupons paid alone was paid by no card', async () => {
  const shopper = await makeShopper(server)
  const { browser, ref } = await makePayment(server, { shopper })
  await addPromo(shopper.id, 'ALL-OF-IT', 50_000)
  await browser.post(`/payments/${ref}/calculate-totals`, { coupons: ['ALL-OF-IT'] })
  await browser.post(`/payments/${ref}/pay`, {})
  const { bytes } = await download(browser, ref)
  expect((await readPdf(bytes)).words).toContain(squeezed('Total charged $0.00 Paid by coupons'))
})

test('before it is paid there is none, and that is said', async () => {
  const { browser, ref } = await makePayment(server)
  const { status, text, headers } = await download(browser, ref)
  expect(status).toBe(409)
  expect(JSON.parse(text)).toMatchObject({
    code: 'not_now',
    message: 'The receipt is available after the payment.',
  })
  expect(headers['content-disposition']).toBeUndefined()
})

test('nobody else hears of it', async () => {
  const { browser, ref, order } = await makePayment(server)
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  const stranger = await enter(server, await makePerson(server))
  const agent = await enter(server, order.agent)
  for (const somebody of [stranger, agent]) {
    const { status, text } = await download(somebody, ref)
    const nowhere = await download(somebody, 'PAY-0000-0000-0000')
    const withoutId = (body: string) => ({ ...JSON.parse(body), request_id: '' })
    expect(status).toBe(404)
    expect(withoutId(text)).toEqual(withoutId(nowhere.text))
  }
})

test('a receipt says what was true when it was issued, whatever changes later', async () => {
  const inFinland = await makeShopper(server, { country: 'FI' })
  const { browser, ref, order, shopper } = await makePayment(server, { shopper: inFinland })
  await register(order.agent.id)
  const { db } = server.context
  const live = (lives: Record<string, string | null>) =>
    db.updateTable('person').set(lives).where('id', '=', shopper.id).execute()
  await live({ country_iso: 'FI', street: 'Aleksanterinkatu 1', postal_code: '00100', city: 'Helsinki' })
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  const paid = (await readPdf((await download(browser, ref)).bytes)).words
  await live({
    first_name: 'Other',
    last_name: 'Name',
    country_iso: 'SE',
    street: 'Storgatan 2',
    city: 'Lund',
  })
  await db.updateTable('business').set({ legal_name: 'Another Ltd' }).execute()
  expect((await readPdf((await download(browser, ref)).bytes)).words).toBe(paid)
  expect(paid).toContain(squeezed('Aleksanterinkatu 1, 00100 Helsinki'))

  // One that was issued before this was kept, from when it is first drawn.
  await db.deleteFrom('receipt').execute()
  const { words } = await readPdf((await download(browser, ref)).bytes)
  expect(words).toContain('Finland')
  expect(words).not.toContain('Storgatan')
  await live({ country_iso: 'FI' })
  expect((await readPdf((await download(browser, ref)).bytes)).words).toBe(words)
})

test('an agent who is registered is named as what they are', async () => {
  const inFinland = await makeShopper(server, { country: 'FI' })
  const { browser, ref, order, shopper } = await makePayment(server, { shopper: inFinland })
  await register(order.agent.id)
  const lives = { country_iso: 'FI', street: 'Aleksanterinkatu 1', postal_code: '00100', city: 'Helsinki' }
  await server.context.db.updateTable('person').set(lives).where('id', '=', shopper.id).execute()
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  const { words } = await readPdf((await download(browser, ref)).bytes)
  for (const said of [
    'Okafor Immigration Ltd',
    '1 Front Street, M5V 2T6 Toronto',
    'Canada',
    'Aleksanterinkatu 1, 00100 Helsinki',
    'Finland',
  ])
    expect(words).toContain(squeezed(said))
})
