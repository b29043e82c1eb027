import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Context } from '../src/context.ts'
import { verifyLedger } from '../src/money/ledger/verify-ledger.ts'
import { openSession } from '../src/people/identity/sessions/open-session.ts'
import { HOUR_MS } from '../src/platform/clock.ts'
import { Browser, makePerson, type TestPerson } from './people.ts'
import { deliverNews, sandboxOf, useCard } from './sandbox.ts'
import { makeService } from './services.ts'
import type { TestApp } from './start-app.ts'

/** For races and random walks, in which one person pays more often than anybody may; everywhere else limits are real. */
export const NO_LIMITS: Context['limits'] = {
  take: async () => {},
  allows: async () => true,
  giveBack: async () => {},
  close: async () => {},
}

export interface Shopper extends TestPerson {
  browser: Browser
}

/** The browser of somebody who is signed in, without the work a password makes. */
export async function enter(server: TestApp, { id }: { id: string }) {
  const browser = new Browser(server)
  const client = {
    device: browser.device,
    deviceName: 'Firefox',
    address: '203.0.113.9',
    zone: null,
    clock: null,
    inside: null,
    language: 'en',
  }
  const { session } = await server.context.db
    .transaction()
    .execute((tx) => openSession(server.context, tx, client, id))
  browser.cookies.set('session', session.token)
  browser.nonce = session.nonce
  return browser
}

export async function makeShopper(server: TestApp, wanted: { country?: string } = {}): Promise<Shopper> {
  const person = await makePerson(server)
  if (wanted.country)
    await server.context.db
      .updateTable('person')
      .set({ country_iso: wanted.country })
      .where('id', '=', person.id)
      .execute()
  return { ...person, browser: await enter(server, person) }
}

export const makeSeller = (server: TestApp) =>
  makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara', last_name: 'Okafor' })

interface Wanted {
  price?: number
  agent?: { id: string }
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An order that waits for its payment, as if its client had hired somebody. */
export async function makeUnpaidOrder(server: TestApp, client: { id: string }, wanted: Wanted = {}) {
  const { context, clock } = server
  const now = clock.now()
  const agent = wanted.agent ?? (await makeSeller(server))
  const service = await makeService(server, agent)
  const goal = await context.db
    .insertInto('goal')
    .values({
      client_id: client.id,
      name: 'A year in Berlin',
      country_iso: 'DE',
      purpose: 'study',
      expected_on: '2030-01-01',
      comment: 'As soon as I can.',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { country_iso } = await context.db
    .selectFrom('person')
    .select('country_iso')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  const ref = [...randomUUID().replaceAll('-', '')]
    .slice(0, 8)
    .map((hex, index) => LETTERS[Number.parseInt(hex, 16) + (index % 2) * 16])
  const { id } = await context.db
    .insertInto('client_order')
    .values({
      ref: `SO-${ref.join('')}`,
      goal_id: goal.id,
      client_id: client.id,
      agent_id: agent.id,
      service_id: service.id,
      service_version: 1,
      title: 'German student visa',
      description: 'From admission to appointment.',
      price_amount: wanted.price ?? 50_000,
      currency: 'USD',
      commission_percent: 15,
      delivery_days: 21,
      requirements: '[]',
      refund_schedule: JSON.stringify({ before_start: 100, before_filing: 50, after_filing: 0 }),
      visa_id: 'de/student-visa',
      visa_name: 'Student visa',
      purposes: '[]',
      country_iso: 'DE',
      residence_iso: country_iso ?? 'US',
      expires_at: new Date(now.getTime() + 24 * HOUR_MS),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, agent }
}

/** Someone, their order and its payment. */
export async function makePayment(server: TestApp, wanted: Wanted & { shopper?: Shopper } = {}) {
  const shopper = wanted.shopper ?? (await makeShopper(server))
  const order = await makeUnpaidOrder(server, shopper, wanted)
  const { status, body, text } = await openPayment(shopper.browser, order.id)
  if (status !== 201) throw new Error(text)
  return { shopper, browser: shopper.browser, order, ref: body.data.ref as string }
}

export const openPayment = (browser: Browser, orderId: string) =>
  browser.post('/payments', { payable: 'order', payable_id: orderId })

/** An address for each, so that no limit by address decides. */
export const somewhere = () => {
  const part = () => Math.floor(Math.random() * 255)
  return `10.${part()}.${part()}.${part()}`
}

export const payByCard = (browser: Browser, ref: string, method: string, key?: string) =>
  browser.post(
    `/payments/${ref}/pay`,
    { method },
    { remoteAddress: somewhere(), ...(key && { headers: { 'idempotency-key': key } }) },
  )

export const payOnPage = (browser: Browser, ref: string, key?: string) =>
  browser.post(
    `/payments/${ref}/pay`,
    { meta: { success_url: '/p/close?ok', cancel_url: '/p/close' } },
    { remoteAddress: somewhere(), ...(key && { headers: { 'idempotency-key': key } }) },
  )

/** Adds a card on the processor's page, as a person does, and answers what we call it. */
export async function saveCard(server: TestApp, browser: Browser, number: string): Promise<string> {
  const before = new Set((await listCards(browser)).map(({ id }) => id))
  const { body, text } = await browser.post('/payment-methods', {
    metadata: { external: true, return_url: '/p/close' },
  })
  if (!body?.data) throw new Error(text)
  await useCard(server, body.data, number)
  const added = (await listCards(browser)).find(({ id }) => !before.has(id))
  if (!added) throw new Error('The card was not added')
  return added.id
}

export const listCards = async (
  browser: Browser,
): Promise<{ id: string; last4: string; is_default: boolean }[]> =>
  (await browser.get('/payment-methods?limit=100')).body.data.items

/** `[2, 'Processed']` and the like. */
export const statusOf = async (browser: Browser, ref: string) =>
  (await browser.get(`/payments/${ref}/status`)).body.data

export const orderStatusOf = async ({ context }: Pick<TestApp, 'context'>, id: string) =>
  (
    await context.db
      .selectFrom('client_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

export const chargesOf = ({ context }: Pick<TestApp, 'context'>) =>
  sandboxOf({ context }).house.book.selectFrom('charge').selectAll().orderBy('created_at').execute()

export async function capturedFor(server: Pick<TestApp, 'context'>, ref: string) {
  const ids = await server.context.db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .select('activity.id')
    .where('payment.ref', '=', ref)
    .execute()
  const references = new Set(ids.map(({ id }) => id))
  return (await chargesOf(server)).filter(
    ({ reference, status }) => references.has(reference) && status === 'captured',
  )
}

export const balanceOf = async (
  { context }: Pick<TestApp, 'context'>,
  kind: string,
  subject: string | null,
) => {
  const { rows } = await context.pool.query(
    `select coalesce(sum(line.amount), 0)::bigint as balance from ledger_line line
     join ledger_account account on account.id = line.account_id
     where kind = $1 and subject is not distinct from $2`,
    [kind, subject],
  )
  return Number(rows[0].balance)
}

/** Lets everything come to its end: news are told, jobs done, what takes time is through. */
export async function quieten(server: TestApp) {
  for (let round = 0; round < 5; round++) {
    const told = await deliverNews(server)
    await server.jobsDone()
    if (round > 1 && told.length === 0) return
    server.clock.forward(10_000)
  }
}

/**
 * Once everything is quiet: the books are whole (I1, I2, I12), each order has in escrow what was paid until its work is
 * accepted (I3), the ledger has at the processor what stands in the processor's book (I5), each coupon was used once (I8), and
 * nothing is paid and cancelled.
 */
export async function expectBooksToAgree(server: TestApp) {
  const { context } = server
  expect(await verifyLedger(context)).toMatchObject({ entries: [], accounts: [], pending: [] })

  const { rows: wrong } = await context.pool.query(`
    select o.status, p.status as payment, p.price, p.agent_amount, p.amount, p.refunded_amount, escrow.balance
    from client_order o
    left join payment p on p.payable_id = o.id and p.status <> 'cancelled'
    left join lateral (
      select sum(balance) as balance from ledger_account where kind = 'escrow' and subject = o.id
    ) escrow on true
    where p.dispute is null and (
      coalesce(escrow.balance, 0) <> case when o.status in ('paid', 'ongoing') then p.price - p.agent_amount else 0 end
      or (o.status in ('paid', 'ongoing', 'completed')) <> (p.status is not null and p.status = 'success')
      or o.status = 'cancelled' and p.status is not null
    )`)
  expect(wrong).toEqual([])

  const charges = await chargesOf(server)
  const disputes = await sandboxOf(server).house.book.selectFrom('dispute').selectAll().execute()
  const atProcessor = charges
    .filter(({ status }) => status === 'captured')
    .reduce((sum, { amount, refunded, fee }) => sum + Number(amount) - Number(refunded) - Number(fee), 0)
  const disputed = disputes.reduce(
    (sum, { status, amount, fee }) => sum + (status === 'won' ? 0 : Number(amount)) + Number(fee),
    0,
  )
  expect(await balanceOf(server, 'clearing', null)).toBe(atProcessor - disputed)

  const { rows: twice } = await context.pool.query(
    `select coupon_id from coupon_use join coupon on coupon.id = coupon_id
     where state = 'used' and kind = 'promo' group by coupon_id having count(*) > 1`,
  )
  expect(twice).toEqual([])
}
