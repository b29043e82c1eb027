import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  listCards,
  makePayment,
  NO_LIMITS,
  openPayment,
  payByCard,
  payOnPage,
  quieten,
  statusOf,
} from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { CARDS, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { clear, complete } from '../../../../test/wallets.ts'
import { erasePeople } from '../../../desk/leaving/erase-people.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { giveUpPaymentsOf } from '../give-up-payments.ts'
import { settleDisputeIn } from './settle-dispute.ts'

const DAY = 24 * 60 * 60_000

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  const { rows } = await server.context.pool.query(`
    select owner_id, sum(coupon.balance)::int as coupons, (
      select sum(balance)::int from ledger_account where kind = 'client_credit' and subject = owner_id
    ) as books
    from coupon where kind = 'credit' group by owner_id`)
  for (const { coupons, books } of rows) expect(coupons).toBe(books)
})

const book = () => sandboxOf(server).house.book
const refOf = async (orderId: string) =>
  server.context.db
    .selectFrom('payment')
    .select(['id', 'ref', 'payer_id'])
    .where('payable_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The client left with so much of the $500 as credit. */
async function leave(amount = 500_00, given?: Awaited<ReturnType<typeof makeSides>>) {
  const work = await makeWork(server, given ?? (await makeSides(server)))
  const { body, text } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  const path = `/orders/${work.id}/conflicts/${body.data.id}/refunds`
  const asked = await work.asClient.post(path, { amount, destination: 'credit', text: 'This is fair.' })
  const rid = asked.body.data.refunds.at(-1).id
  const agreed = await work.asAgent.patch(`${path}/${rid}`, { answer: 'accept' })
  if (agreed.status !== 200) throw new Error(agreed.text)
  await quieten(server)
  work.asClient = await enter(server, work.client)
  const coupon = (await couponsOf(work)).at(0)
  return { work, coupon, ref: (await refOf(work.id)).ref }
}

const couponsOf = async ({ asClient }: Pick<PaidWork, 'asClient'>) =>
  (await asClient.get('/coupons?limit=100')).body.data.items
const couponOf = async ({ asClient }: Pick<PaidWork, 'asClient'>, id: string) =>
  (await asClient.get(`/coupons/${id}`)).body.data

/** Their bank asks for the charge of a payment, or for a part of it. */
async function chargeBack(ref: string, part: number | null = null) {
  const [charge] = await capturedFor(server, ref)
  const id = (await openDispute(book(), charge?.id ?? '', server.clock.now(), part)) ?? ''
  await quieten(server)
  return async (end: 'won' | 'lost') => {
    await closeDispute(book(), id, end, server.clock.now())
    await quieten(server)
  }
}

const again = async (work: PaidWork) => {
  work.asClient = await enter(server, work.client)
  return { ...work.client, browser: work.asClient }
}
const asStaff = async () => enter(server, await makePerson(server, { staff: true }))
const subjectsTo = async ({ client }: PaidWork) =>
  (await mailsTo(server, client.email)).map(({ subject }) => subject)
const moneyOf = async ({ client }: PaidWork) => ({
  credit: -(await balanceOf(server, 'client_credit', client.id)) || 0,
  debt: await balanceOf(server, 'client_debt', client.id),
})
const ourLoss = () => balanceOf(server, 'dispute_loss', null)
const withCoupon = (browser: PaidWork['asClient'], ref: string, code: string) =>
  browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })

const cardOf = async (browser: PaidWork['asClient']) => (await listCards(browser))[0]?.id ?? ''

/** Another order, paid with a credit as far as it goes; answers its payment. */
async function spend(work: PaidWork, code: string, price = 500_00, agent?: { id: string }) {
  const shopper = await again(work)
  const paid = await makePayment(server, { shopper, price, ...(agent && { agent }) })
  const totals = await withCoupon(shopper.browser, paid.ref, code)
  if (totals.status !== 200) throw new Error(totals.text)
  const { amount } = totals.body.data.amount
  const card = amount > 0 ? await cardOf(shopper.browser) : null
  const answer = card
    ? await payByCard(shopper.browser, paid.ref, card)
    : await shopper.browser.post(`/payments/${paid.ref}/pay`, {})
  if (answer.status !== 200) throw new Error(answer.text)
  await quieten(server)
  return paid
}

/** The bank decides otherwise about a payment, as often as one likes. */
async function otherwise(ref: string) {
  const [charge] = await capturedFor(server, ref)
  const { disputes } = await server.context.processor.listDisputes({ since: new Date(0), after: null })
  const dispute = disputes.find(({ chargeId }) => chargeId === charge?.id)
  if (!dispute) throw new Error('There is no dispute')
  return (state: 'won' | 'lost') =>
    inTransaction(server.context.db, (tx) => settleDisputeIn(server.context, tx, { ...dispute, state }))
}

/** The processor that took their card is gone, so our team is to pay their credit to their bank account. */
async function askForTransfer(work: PaidWork, coupon: string) {
  const { id } = await refOf(work.id)
  const processor = (name: string) =>
    server.context.pool.query('update payment_activity set processor = $1 where payment_id = $2', [name, id])
  await processor('left')
  const asked = await work.asClient.post(`/coupons/${coupon}/refunds`)
  await processor(server.context.processor.name)
  return asked
}

async function payOutByBank(work: PaidWork, coupon: string) {
  const asked = await askForTransfer(work, coupon)
  const path = `/staff/coupon-refunds/${asked.body.data.id}`
  await (await asStaff()).post(`${path}/approval`)
  const paid = await (await asStaff()).post(`${path}/paid`, { reference: 'SEPA 2' })
  if (paid.status !== 200) throw new Error(paid.text)
}

/** They pay what they owe by card. */
async function payDebt(work: PaidWork) {
  const { browser } = await again(work)
  const bill = await browser.post('/debts/bills', { currency: 'USD' })
  if (bill.status !== 201) throw new Error(bill.text)
  const { payable_id } = bill.body.data
  const { ref } = (await browser.post('/payments', { payable: 'debt', payable_id })).body.data
  const card = await cardOf(browser)
  const answer = await payByCard(browser, ref, card)
  if (answer.status !== 200) throw new Error(answer.text)
  await quieten(server)
  return ref as string
}

describe('while the bank decides about the payment that credit came from', () => {
  test('it pays nothing and is not paid out, which client and staff read; won, it is free again', async () => {
    const { work, coupon, ref } = await leave()
    const end = await chargeBack(ref)
    await again(work)
    expect(await couponOf(work, coupon.id)).toMatchObject({ held_for: ref, refundable_to: null })
    expect((await couponsOf(work))[0].held_for).toBe(ref)
    const seen = (await (await asStaff()).get(`/staff/coupons?query=${coupon.code}`)).body.data.items
    expect(seen[0]).toMatchObject({ held_for: ref, payment: ref })
    expect(await subjectsTo(work)).toContain('Your credit of $500.00 is on hold')

    const next = await makePayment(server, { shopper: { ...work.client, browser: work.asClient } })
    const refused = await withCoupon(work.asClient, next.ref, coupon.code)
    expect(refused.body.errors[0].message).toBe(
      `Coupon ${coupon.code} is on hold while a bank looks into payment ${ref}, which it came from.`,
    )
    const asked = await work.asClient.post(`/coupons/${coupon.id}/refunds`)
    expect([asked.status, asked.body.message]).toEqual([
      409,
      `This credit is on hold while a bank looks into payment ${ref}, which it came from.`,
    ])
    await end('won')
    await again(work)
    expect(await couponOf(work, coupon.id)).toMatchObject({ held_for: null, balance: { amount: 500_00 } })
    expect((await withCoupon(work.asClient, next.ref, coupon.code)).status).toBe(200)
    expect(await moneyOf(work)).toEqual({ credit: 500_00, debt: 0 })
    expect(await subjectsTo(work)).toContain('Your credit of $500.00 can be used again')
  })

  test('a payment that had it reserved is refused, and says why', async () => {
    const { work, coupon, ref } = await leave(300_00)
    const shopper = await again(work)
    const next = await makePayment(server, { shopper })
    await withCoupon(shopper.browser, next.ref, coupon.code)
    const end = await chargeBack(ref)
    const { browser } = await again(work)
    const card = await cardOf(browser)
    const { status, body } = await payByCard(browser, next.ref, card)
    expect([status, body.message]).toEqual([
      409,
      `Coupon ${coupon.code} is no longer reserved for this payment. Please check the total again.`,
    ])
    await end('lost')
    expect(await capturedFor(server, next.ref)).toEqual([])
  })

  test('a page that was open by then gives the money back, and the order can be paid without it', async () => {
    const { work, coupon, ref } = await leave(300_00)
    const shopper = await again(work)
    const next = await makePayment(server, { shopper })
    await withCoupon(shopper.browser, next.ref, coupon.code)
    const { url } = (await payOnPage(shopper.browser, next.ref)).body.data
    const end = await chargeBack(ref)
    await useCard(server, url, CARDS.visa)
    await quieten(server)
    const { browser } = await again(work)
    expect((await statusOf(browser, next.ref)).status).toEqual([0, 'Failed'])
    await end('lost')
    await again(work)
    await work.asClient.post(`/payments/${next.ref}/calculate-totals`, { coupons: [] })
    const card = await cardOf(work.asClient)
    expect((await payByCard(work.asClient, next.ref, card)).status).toBe(200)
    await quieten(server)
    expect((await statusOf(work.asClient, next.ref)).status[0]).toBe(2)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
  })
})

describe('when that payment is lost', () => {
  test('the credit is taken back, and nothing of it is our loss', async () => {
    const { work, coupon, ref } = await leave()
    const end = await chargeBack(ref)
    const before = await ourLoss()
    await end('lost')
    expect((await ourLoss()) - before).toBe(15_00)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    await again(work)
    expect(await couponOf(work, coupon.id)).toMatchObject({
      ...{ status: [-2, 'Refunded'], balance: { amount: 0 }, taken: { amount: 500_00 }, held_for: null },
    })
    expect(await subjectsTo(work)).toContain('Your credit of $500.00 was reversed')
    expect((await work.asClient.get('/debts')).body.data).toEqual([])
  })

  test('what was spent of it is owed; hiring says so and takes it by card first', async () => {
    const { work, coupon, ref } = await leave(300_00)
    await spend(work, coupon.code)
    const end = await chargeBack(ref)
    await end('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 300_00 })
    const { browser } = await again(work)
    expect((await browser.get('/debts')).body.data).toEqual([{ amount: { amount: 300_00, currency: 'USD' } }])
    expect(await subjectsTo(work)).toContain('You owe $300.00')
    const { order } = await makePayment(server, { shopper: { ...work.client, browser } }).catch((error) => ({
      order: String(error),
    }))
    expect(order).toContain(
      'You owe $300.00, as your bank reversed a payment whose credit you had used. Pay it under Coupons, then hire.',
    )

    const paid = await payDebt(work)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    await again(work)
    const { payable, status } = (await work.asClient.get(`/payments/${paid}`)).body.data
    expect([payable, status[0]]).toEqual(['debt', 2])
    const listed = (await work.asClient.get('/payments?limit=100')).body.data.items
    expect(listed.map((one: { ref: string }) => one.ref)).toContain(paid)
    expect((await makePayment(server, { shopper: await again(work) })).ref).toMatch(/^PAY-/)
    expect((await work.asClient.get('/debts')).body.data).toEqual([])
    const nothing = await work.asClient.post('/debts/bills', { currency: 'USD' })
    expect([nothing.status, nothing.body.message]).toEqual([409, 'You owe nothing.'])
  })

  test('what was paid out of it to the card by then is neither taken nor owed; what was spent is', async () => {
    const { work, coupon, ref } = await leave()
    await spend(work, coupon.code, 300_00)
    await again(work)
    expect((await work.asClient.post(`/coupons/${coupon.id}/refunds`)).status).toBe(201)
    await quieten(server)
    const end = await chargeBack(ref)
    await end('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 300_00 })
  })

  test('a part that the card did not take, so that it is credit again, is taken like the rest', async () => {
    const { work, coupon, ref } = await leave()
    Object.assign(sandboxOf(server).wires, { refundsFail: true })
    expect((await work.asClient.post(`/coupons/${coupon.id}/refunds`)).status).toBe(201)
    await quieten(server)
    Object.assign(sandboxOf(server).wires, { refundsFail: false })
    const staff = await asStaff()
    const refunds = (await staff.get('/staff/failed-refunds')).body.data.items
    expect((await staff.post(`/staff/failed-refunds/${refunds[0].id}/credit`)).status).toBe(200)
    await quieten(server)
    await again(work)
    expect(await moneyOf(work)).toEqual({ credit: 500_00, debt: 0 })
    const loss = await ourLoss()
    await (await chargeBack(ref))('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    expect(await ourLoss()).toBe(loss + 15_00)
  })

  test('a request for it as money that waits for our team is refused', async () => {
    const { work, coupon, ref } = await leave()
    const asked = await askForTransfer(work, coupon.id)
    expect(asked.body.data.slug).toBe('pending')
    const end = await chargeBack(ref)
    const { status } = await (await asStaff()).post(`/staff/coupon-refunds/${asked.body.data.id}/paid`, {
      reference: 'SEPA 1',
    })
    expect(status).toBe(409)
    await end('lost')
    await again(work)
    expect(await couponOf(work, coupon.id)).toMatchObject({
      balance: { amount: 0 },
      refunds: [{ slug: 'rejected', reason: 'Your bank reversed the payment that this credit came from.' }],
    })
    expect(await subjectsTo(work)).toContain('Your credit of $500.00 is not paid out')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
  })

  test('only what was kept of it is taken: the rest was the agent’s', async () => {
    const { work, coupon, ref } = await leave(200_00)
    const before = await ourLoss()
    const end = await chargeBack(ref)
    await end('lost')
    expect((await ourLoss()) - before).toBe(15_00)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(0)
    await again(work)
    expect((await couponOf(work, coupon.id)).taken.amount).toBe(200_00)
  })

  test('for a part of it, so much is taken, and the rest can be used', async () => {
    const { work, coupon, ref } = await leave()
    const end = await chargeBack(ref, 120_00)
    await end('lost')
    await again(work)
    expect(await couponOf(work, coupon.id)).toMatchObject({
      ...{ status: [1, 'Active'], balance: { amount: 380_00 }, held_for: null },
    })
    expect(await moneyOf(work)).toEqual({ credit: 380_00, debt: 0 })
  })
})

describe('a client who owes', () => {
  /** They spent $300 of credit on an order, whose payment their bank took back. */
  async function debtor() {
    const { work, coupon, ref } = await leave(300_00)
    const other = await spend(work, coupon.code)
    await (await chargeBack(ref))('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 300_00 })
    return { work, coupon, ref, other }
  }

  test('pays it with credit of another order at once, as far as it goes', async () => {
    const sides = await makeSides(server)
    const first = await leave(300_00, sides)
    await spend(first.work, first.coupon.code)
    const second = await leave(200_00, { ...sides, shopper: await again(first.work) })
    await (await chargeBack(first.ref))('lost')
    expect(await moneyOf(first.work)).toEqual({ credit: 0, debt: 100_00 })
    await again(second.work)
    expect(await couponOf(second.work, second.coupon.id)).toMatchObject({
      ...{ status: [0, 'Used'], balance: { amount: 0 } },
    })
  })

  test('reads why credit of another order is not paid out, on its page and by mail', async () => {
    const sides = await makeSides(server)
    const first = await leave(300_00, sides)
    await spend(first.work, first.coupon.code)
    const second = await leave(200_00, { ...sides, shopper: await again(first.work) })
    await askForTransfer(second.work, second.coupon.id)
    await (await chargeBack(first.ref))('lost')
    await again(second.work)
    const WHY =
      'You owe us money because your bank reversed another payment, and your credit pays that first.'
    expect((await couponOf(second.work, second.coupon.id)).refunds).toMatchObject([
      { slug: 'rejected', reason: WHY },
    ])
    const told = (await mailsTo(server, second.work.client.email)).find(
      ({ subject }) => subject === 'Your credit of $200.00 is not paid out',
    )
    const text = told?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(WHY)
    expect(text).toContain('What is left of this credit is yours for any order.')
    expect(text).not.toMatch(/are still yours|our team gave/)
  })

  test('pays it with what a refund gives back to the credit that was spent', async () => {
    const { work, other, coupon } = await debtor()
    const { browser } = await again(work)
    const { status, text } = await browser.post(`/orders/${other.order.id}/leave`, {})
    expect(status, text).toBe(200)
    await quieten(server)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    await again(work)
    expect((await couponOf(work, coupon.id)).balance.amount).toBe(0)
  })

  test.each([
    ['still owes it', false, 0],
    ['has paid it by then', true, 300_00],
  ])(
    '%s when the bank decides otherwise after all: as much is owed no more, or credit',
    async (_, isPaid, credit) => {
      const { work, ref } = await debtor()
      if (isPaid) await payDebt(work)
      const settle = await otherwise(ref)
      await settle('won')
      expect(await moneyOf(work)).toEqual({ credit, debt: 0 })
      await settle('lost')
      expect(await moneyOf(work)).toEqual({ credit: 0, debt: isPaid ? 0 : 300_00 })
      await settle('won')
      expect(await moneyOf(work)).toEqual({ credit, debt: 0 })
    },
  )

  test('owes it again when the bank takes back the payment of the debt', async () => {
    const { work } = await debtor()
    const paid = await payDebt(work)
    const before = await ourLoss()
    await (await chargeBack(paid))('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 300_00 })
    expect((await ourLoss()) - before).toBe(15_00)
  })

  test('owes nothing once their account is deleted: the loss is ours, and is none if the bank gives it back', async () => {
    const { work, coupon, ref } = await leave()
    await payOutByBank(work, coupon.id)
    await (await again(work)).browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    await erasePeople.run(server.context, {})
    await quieten(server)
    const end = await chargeBack(ref)
    await end('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    expect(await balanceOf(server, 'debt_loss', null)).toBe(500_00)
    const settle = await otherwise(ref)
    await settle('won')
    expect(await balanceOf(server, 'debt_loss', null)).toBe(0)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    await settle('lost')
    expect(await balanceOf(server, 'debt_loss', null)).toBe(500_00)
  })

  test('gets nothing back as credit of an order that they paid with it, once their account is deleted', async () => {
    const { work, coupon } = await leave(300_00)
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const { order, ref } = await spend(work, coupon.code, 500_00, agent)
    const other = { ...work, id: order.id, agent, asAgent: await enter(server, agent) }
    await other.asAgent.post(`/orders/${order.id}/start`)
    await again(other)
    await complete(other)
    await clear(server)
    await (await again(other)).browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    await erasePeople.run(server.context, {})
    await quieten(server)
    const before = await balanceOf(server, 'debt_loss', null)
    const end = await chargeBack(ref)
    await end('lost')
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    expect(await balanceOf(server, 'debt_loss', null)).toBe(before - 300_00)
    const { balance } = await server.context.db
      .selectFrom('coupon')
      .select('balance')
      .where('id', '=', coupon.id)
      .executeTakeFirstOrThrow()
    expect(balance).toBe(0)
  })

  test('gets the card money back where they paid it twice', async () => {
    const { work, other } = await debtor()
    const { browser } = await again(work)
    const { payable_id } = (await browser.post('/debts/bills', { currency: 'USD' })).body.data
    const { ref } = (await browser.post('/payments', { payable: 'debt', payable_id })).body.data
    const { url } = (await payOnPage(browser, ref)).body.data
    expect((await browser.post(`/orders/${other.order.id}/leave`, {})).status).toBe(200)
    await quieten(server)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
    await useCard(server, url, CARDS.visa)
    await quieten(server)
    await again(work)
    expect((await statusOf(work.asClient, ref)).status[0]).toBe(-2)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 0 })
  })

  test('whose account is erased leaves no page behind that takes money', async () => {
    const { work } = await debtor()
    const { browser } = await again(work)
    const { payable_id } = (await browser.post('/debts/bills', { currency: 'USD' })).body.data
    const { ref } = (await browser.post('/payments', { payable: 'debt', payable_id })).body.data
    const { url } = (await payOnPage(browser, ref)).body.data
    const isOver = await inTransaction(server.context.db, (tx) =>
      giveUpPaymentsOf(server.context, tx, work.client.id),
    )
    expect(isOver).toBe(true)
    await useCard(server, url, CARDS.visa).catch(() => {})
    await quieten(server)
    await again(work)
    expect((await statusOf(work.asClient, ref)).status[0]).toBe(-2)
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: 300_00 })
  })

  test('pays with no coupon, and reads what is owed before they delete their account', async () => {
    const { work } = await debtor()
    const { browser } = await again(work)
    const { payable_id } = (await browser.post('/debts/bills', { currency: 'USD' })).body.data
    const { ref } = (await browser.post('/payments', { payable: 'debt', payable_id })).body.data
    const refused = await withCoupon(browser, ref, 'GIFT-ABCD')
    expect(refused.body.message).toBe('Coupons cannot be used for what you owe.')
    const { body } = await browser.get('/account/deletion-requests')
    expect(JSON.stringify(body)).toContain('You owe $300.00')
    const stranger = await enter(server, await makePerson(server))
    expect((await stranger.post('/payments', { payable: 'debt', payable_id })).status).toBe(404)
  })
})

test('a payment and the news of a chargeback at once: the credit is spent and owed, or taken, and never both', async () => {
  for (let round = 0; round < rounds(4, 40); round++) {
    const { work, coupon, ref } = await leave()
    const shopper = await again(work)
    const next = await makePayment(server, { shopper })
    await withCoupon(shopper.browser, next.ref, coupon.code)
    const [charge] = await capturedFor(server, ref)
    const id = (await openDispute(book(), charge?.id ?? '', server.clock.now())) ?? ''
    await closeDispute(book(), id, 'lost', server.clock.now())
    const [answer] = await Promise.all([
      shopper.browser.post(`/payments/${next.ref}/pay`, {}),
      quieten(server),
    ])
    await quieten(server)
    const isPaid = answer.status === 200
    expect(await moneyOf(work)).toEqual({ credit: 0, debt: isPaid ? 500_00 : 0 })
    expect(await openPayment(await enter(server, work.client), next.order.id)).toMatchObject({
      status: isPaid ? 409 : 201,
    })
  }
})

test('credit that went round through another order is still of the payment it came from', async () => {
  const { work, coupon, ref } = await leave(300_00)
  const { order, ref: second } = await spend(work, coupon.code)
  const { browser } = await again(work)
  const left = await browser.post(`/orders/${order.id}/leave`, { destination: 'credit' })
  expect(left.status, left.text).toBe(200)
  await quieten(server)
  await chargeBack(ref)
  await again(work)
  const held = (await couponsOf(work)).map(
    (one: { balance: { amount: number }; held_for: string | null }) => [one.balance.amount, one.held_for],
  )
  expect(held).toEqual([
    [200_00, null],
    [300_00, ref],
  ])
  await (await chargeBack(second))('lost')
  expect(await moneyOf(work)).toEqual({ credit: 300_00, debt: 0 })
})

test('credit of before its payment was kept with it is found by its entry in the books', async () => {
  const { work, coupon, ref } = await leave(300_00)
  const forget = `update coupon set payment_id = null where id = $1`
  await server.context.pool.query(forget, [coupon.id])
  const file = await readFile(join(import.meta.dirname, '../../../../migrations/0155_debts.sql'), 'utf8')
  const [fill = ''] = /^update coupon set payment_id[^;]*;/m.exec(file) ?? []
  await server.context.pool.query(fill)
  await chargeBack(ref)
  await again(work)
  expect((await couponOf(work, coupon.id)).held_for).toBe(ref)
})
