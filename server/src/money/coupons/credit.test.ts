import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from '../../../test/payments.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Random } from '../../../test/random.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { accounts } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { credit, debit, type Posting, posting } from '../ledger/posting.ts'
import { orderPaid, refundedBeforeRelease } from '../ledger/templates/payment-templates.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { makePaymentRef } from '../payments/make-ref.ts'
import { freeCoupons } from './free-coupons.ts'
import { issueCredit } from './issue-credit.ts'
import { keepCoupons } from './keep-coupons.ts'
import { makeCode } from './make-code.ts'
import { payDebtWithCredit } from './pay-debt-with-credit.ts'
import { reserveCoupons } from './reserve-coupons.ts'
import { returnCoupons } from './return-coupons.ts'
import { usesOf } from './store.ts'
import { useCoupons } from './use-coupons.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const currency = 'USD'
const nobody = { actorId: null, requestId: null }
const inTx = <T>(work: (tx: Tx) => Promise<T>) => transact(server.context, work)
const post = (tx: Tx, posting: Posting, cause: string, orderId: string) =>
  postEntry(server.context, tx, { ...posting, cause, orderId, ...nobody })

/** Something that was paid by card and is given back, to be kept as credit. */
async function owe(tx: Tx, client: string, amount: number) {
  const [order, refund] = [randomUUID(), randomUUID()]
  const paid = { currency, order, client, taxes: [] }
  await post(tx, orderPaid({ ...paid, price: amount }), `payment:${order}`, order)
  const sources = { card: amount, promo: 0, credit: 0 }
  await post(tx, refundedBeforeRelease({ ...paid, refund, item: amount, sources }), `refund:${refund}`, order)
  return {
    refundId: refund,
    orderId: order,
    cause: `refund:${refund}`,
    clientId: client,
    paymentId: null,
    amount,
    currency,
  }
}

const issue = (tx: Tx, owed: Awaited<ReturnType<typeof owe>>) =>
  issueCredit(server.context, tx, { ...owed, ...nobody })

async function creditOf(client: string) {
  const { rows } = await server.context.pool.query(
    `select
      (select coalesce(sum(balance), 0)::int from coupon
        where owner_id = $1 and kind = 'credit' and status = 'active') as coupons,
      (select coalesce(sum(balance), 0)::int from ledger_account
        where subject = $1 and kind = 'client_credit') as books`,
    [client],
  )
  return rows[0] as { coupons: number; books: number }
}

async function addPayment(tx: Tx, payer: string, price: number) {
  const now = server.clock.now()
  const { id } = await tx
    .insertInto('payment')
    .values({
      ref: makePaymentRef(),
      payer_id: payer,
      payable: 'order',
      payable_id: randomUUID(),
      title: 'A visa',
      currency,
      price,
      amount: price,
      frozen_until: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const couponsOf = (tx: Tx, owner: string) =>
  tx
    .selectFrom('coupon')
    .select(['code', 'kind'])
    .where('owner_id', '=', owner)
    .where('status', '=', 'active')
    .execute()

describe('credit', () => {
  test('is issued once for what it is kept from, with its entry in the books', async () => {
    const { id } = await makePerson(server)
    const owed = await inTx((tx) => owe(tx, id, 123_45))
    await inTx((tx) => issue(tx, owed))
    await inTx((tx) => issue(tx, owed))
    expect(await creditOf(id)).toEqual({ coupons: 123_45, books: 123_45 })
    const browser = await enter(server, { id })
    expect((await browser.get('/coupons')).body.data.items).toMatchObject([
      { kind: 'credit', balance: { amount: 123_45, currency }, expires_at: null },
    ])
    expect((await browser.get('/account/deletion-requests')).body.data.against).toEqual([
      { words: expect.stringContaining('You have $123.45 of credit left'), place: 'coupons' },
    ])
  })

  test('is written with the places of its currency', async () => {
    const { id } = await makePerson(server)
    const now = server.clock.now()
    const credit = (currency: string, amount: number) => ({
      ...{
        code: makeCode('CREDIT'),
        kind: 'credit' as const,
        owner_id: id,
        currency,
        amount,
        balance: amount,
      },
      ...{ created_at: now, updated_at: now },
    })
    await server.context.db
      .insertInto('coupon')
      .values([credit('JPY', 1200), credit('KWD', 1250)])
      .execute()
    const browser = await enter(server, { id })
    const [blocker] = (await browser.get('/account/deletion-requests')).body.data.against
    expect(blocker.words).toContain('You have ¥1,200 and KWD\u00a01.250 of credit left')
    await server.context.db.deleteFrom('coupon').where('owner_id', '=', id).execute()
  })

  test('stands in the way of leaving, and a gift does not', async () => {
    const { id } = await makePerson(server)
    const now = server.clock.now()
    await server.context.db
      .insertInto('coupon')
      .values({
        ...{ code: makeCode('GIFT'), kind: 'promo', owner_id: id, currency, amount: 20_00, balance: 20_00 },
        ...{ expires_at: new Date(now.getTime() + DAY_MS), created_at: now, updated_at: now },
      })
      .execute()
    const browser = await enter(server, { id })
    expect((await browser.get('/account/deletion-requests')).body.data.against).toEqual([])
    expect((await browser.post('/account/deletion-requests')).status).toBe(200)
  })

  test('that is used up does not stand in the way', async () => {
    const { id } = await makePerson(server)
    const owed = await inTx((tx) => owe(tx, id, 10_00))
    await inTx((tx) => issue(tx, owed))
    await server.context.db
      .updateTable('coupon')
      .set({ status: 'used', balance: 0 })
      .where('owner_id', '=', id)
      .execute()
    const browser = await enter(server, { id })
    expect((await browser.get('/account/deletion-requests')).body.data.against).toEqual([])
  })

  test('that is asked for as money is not kept for a payment which had it before', async () => {
    const { id } = await makePerson(server)
    await inTx(async (tx) => issue(tx, await owe(tx, id, 50_00)))
    const [coupon] = await inTx((tx) => couponsOf(tx, id))
    const paymentId = await inTx((tx) => addPayment(tx, id, 80_00))
    const wanted = {
      paymentId,
      payerId: id,
      codes: [coupon?.code ?? ''],
      currency,
      total: 80_00,
      agentId: null,
    }
    await inTx((tx) => reserveCoupons(server.context, tx, wanted))
    server.clock.forward(31 * MINUTE_MS)
    const browser = await enter(server, { id })
    const { id: couponId } = (await browser.get('/coupons')).body.data.items[0]
    expect((await browser.post(`/coupons/${couponId}/refunds`)).body.data.slug).toBe('pending')
    await expect(inTx((tx) => keepCoupons(server.context, tx, paymentId))).rejects.toThrow(
      'no longer reserved',
    )
    expect((await browser.get(`/coupons/${couponId}`)).body.data).toMatchObject({
      ...{ balance: { amount: 50_00 }, in_refund: true },
    })
  })

  test('is never more than is owed', async () => {
    const { id } = await makePerson(server)
    const owed = await inTx((tx) => owe(tx, id, 10_00))
    await expect(inTx((tx) => issue(tx, { ...owed, amount: 10_01 }))).rejects.toThrow('not enough money')
    expect(await creditOf(id)).toEqual({ coupons: 0, books: 0 })
  })
})

/** A bank took back what they had spent. */
const oweUs = (tx: Tx, client: string, amount: number) =>
  post(
    tx,
    posting('L8f', currency, [
      debit(accounts.client_debt(client), amount),
      credit(accounts.clearing, amount),
    ]),
    `test:${randomUUID()}`,
    randomUUID(),
  )

test('a debt takes no more credit than it needs, and none of another currency', async () => {
  const { id } = await makePerson(server)
  for (const amount of [50_00, 40_00]) await inTx(async (tx) => issue(tx, await owe(tx, id, amount)))
  const now = server.clock.now()
  const [euros] = await inTx((tx) =>
    tx
      .insertInto('coupon')
      .values({
        ...{ code: makeCode('CREDIT'), kind: 'credit', owner_id: id, currency: 'EUR', amount: 30_00 },
        ...{ balance: 30_00, created_at: now, updated_at: now },
      })
      .returning('id')
      .execute(),
  )
  const credits = () =>
    server.context.db
      .selectFrom('coupon')
      .select(['id', 'code', 'balance', 'status'])
      .where('owner_id', '=', id)
      .where('currency', '=', currency)
      .orderBy('id')
      .execute()
  const [first, second] = await credits()
  const payments = [first, second].map(async (coupon) => {
    const paymentId = await inTx((tx) => addPayment(tx, id, 80_00))
    const wanted = { paymentId, payerId: id, codes: [coupon?.code ?? ''], currency, total: 80_00 }
    await inTx((tx) => reserveCoupons(server.context, tx, { ...wanted, agentId: null }))
    return paymentId
  })
  const [ofFirst = '', ofSecond = ''] = await Promise.all(payments)
  await inTx((tx) => oweUs(tx, id, 20_00))

  expect(await inTx((tx) => payDebtWithCredit(server.context, tx, id, currency))).toBe(0)
  const [one, other] = await credits()
  expect([one?.balance, other?.balance]).toEqual([(first?.balance ?? 0) - 20_00, second?.balance])
  const states = async (paymentId: string) =>
    (await inTx((tx) => usesOf(tx, paymentId))).map(({ state }) => state)
  expect(await states(ofFirst), 'it is not worth what was counted on').toEqual(['lost'])
  expect(await states(ofSecond)).toEqual(['reserved'])

  // The rest of a debt above that is owed; credit that is used up is used, and euros stay.
  await inTx((tx) => oweUs(tx, id, 90_00))
  expect(await inTx((tx) => payDebtWithCredit(server.context, tx, id, currency))).toBe(20_00)
  expect((await credits()).map(({ balance, status }) => [balance, status])).toEqual([
    [0, 'used'],
    [0, 'used'],
  ])
  const left = server.context.db
    .selectFrom('coupon')
    .select('balance')
    .where('id', '=', euros?.id ?? '')
  expect(await left.executeTakeFirst()).toEqual({ balance: 30_00 })
  await server.context.db
    .deleteFrom('coupon')
    .where('id', '=', euros?.id ?? '')
    .execute()
})

/** One client's money, moved at random: what coupons say they have is what the books say, after each step. */
const FIRST_SEED = drawSeed(1)
const SEEDS = Array.from({ length: rounds(2, 6) }, (_, index) => FIRST_SEED + index)

async function wander(client: TestPerson, seed: number, steps: number) {
  const random = new Random(seed)
  const upTo = (most: number) => random.between(1, most)
  const made: {
    id: string
    order: string
    item: number
    sources: Record<'card' | 'promo' | 'credit', number>
  }[] = []

  const issueSome = () => inTx(async (tx) => issue(tx, await owe(tx, client.id, upTo(300_00))))

  const giveGift = () =>
    inTx(async (tx) => {
      const now = server.clock.now()
      const amount = upTo(50_00)
      await tx
        .insertInto('coupon')
        .values({
          code: makeCode('GIFT'),
          kind: 'promo',
          owner_id: client.id,
          currency,
          amount,
          balance: amount,
          expires_at: new Date(now.getTime() + 5 * DAY_MS),
          created_at: now,
          updated_at: now,
        })
        .execute()
    })

  const payWith = (isPaid: boolean) =>
    inTx(async (tx) => {
      const price = upTo(400_00)
      const id = await addPayment(tx, client.id, price)
      let codes = (await couponsOf(tx, client.id)).filter(() => random.chance(0.6)).map(({ code }) => code)
      // One is enough to pay for it all: the others would be refused.
      if (random.chance(0.5)) codes = codes.slice(0, 1)
      const wanted = { paymentId: id, payerId: client.id, codes, currency, total: price, agentId: null }
      const taken = await reserveCoupons(server.context, tx, wanted)
      await keepCoupons(server.context, tx, id)
      if (!isPaid) return freeCoupons(server.context, tx, id)
      const of = (kind: string) =>
        taken.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0)
      const [promo, credit] = [of('promo'), of('credit')]
      const order = randomUUID()
      const posting = orderPaid({ currency, order, client: client.id, price, taxes: [], promo, credit })
      await post(tx, posting, `payment:${id}`, order)
      await useCoupons(server.context, tx, id)
      made.push({ id, order, item: price, sources: { card: price - promo - credit, promo, credit } })
    }).catch((error: Error) => {
      if (!('code' in error) || error.code !== 'invalid_fields') throw error
    })

  const refundSome = () =>
    inTx(async (tx) => {
      const payment = made.length > 0 && random.one(made)
      if (!payment || payment.item === 0) return
      const item = random.chance(0.3) ? payment.item : upTo(payment.item)
      const refund = randomUUID()
      const posting = refundedBeforeRelease({
        ...{ currency, order: payment.order, client: client.id, refund, item, taxes: [] },
        sources: payment.sources,
      })
      await post(tx, posting, `refund:${refund}`, payment.order)
      const back = (kind: string) =>
        -(posting.lines.find(({ account }) => account.kind === kind)?.amount ?? 0)
      const shares = { promo: back('promo_expense'), credit: back('client_credit') }
      await returnCoupons(server.context, tx, payment.id, shares)
      payment.item -= item
      payment.sources.card -= item - shares.promo - shares.credit
      payment.sources.promo -= shares.promo
      payment.sources.credit -= shares.credit
    })

  for (let step = 0; step < steps; step++) {
    const chance = random.number()
    if (chance < 0.25) await issueSome()
    else if (chance < 0.35) await giveGift()
    else if (chance < 0.65) await payWith(true)
    else if (chance < 0.75) await payWith(false)
    else await refundSome()
    if (random.chance(0.2)) server.clock.forward(DAY_MS)
    const { coupons, books } = await creditOf(client.id)
    expect(coupons, `seed ${seed}, step ${step}`).toBe(books)
  }
  return made.length
}

test.each(SEEDS)(
  'whatever is done with it, coupons and books say the same (%i)',
  async (seed) => {
    const paid = await wander(await makePerson(server), seed, 60)
    expect(paid).toBeGreaterThan(3)
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
  },
  60_000,
)
