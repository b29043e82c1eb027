import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { inTransaction } from '../../platform/database/transact.ts'
import { accounts } from './accounts.ts'
import { type Entry, isPosted, postEntries, postEntry } from './post-entry.ts'
import { postWithHoldings } from './post-with-holdings.ts'
import { credit, debit, type Posting, posting } from './posting.ts'
import { debtRecovered } from './templates/debt-templates.ts'
import { orderPaid, processorFeeTaken, refundedBeforeRelease } from './templates/payment-templates.ts'
import { cleared, payoutAccepted, refundedAfterRelease, released } from './templates/release-templates.ts'
import { verifyLedger } from './verify-ledger.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

// These tests post for orders that are in the books alone, so none has a day.
const SOUND = { entries: [], accounts: [] }
const check = () => verifyLedger(server.context)

afterEach(async () => {
  expect(await check()).toMatchObject(SOUND)
})

const nobody = { actorId: null, requestId: null }

const post = (posting: Posting, cause: string, orderId: string | null = null) =>
  inTransaction(server.context.db, (tx) =>
    postEntry(server.context, tx, { ...posting, cause, orderId, ...nobody }),
  )

async function balance(subject: string, kind: string) {
  const { rows } = await server.context.pool.query(
    'select balance from ledger_account where subject = $1 and kind = $2',
    [subject, kind],
  )
  return rows[0]?.balance ?? 0
}

const entriesFor = async (cause: string) =>
  (await server.context.pool.query('select id from ledger_entry where cause = $1', [cause])).rows.length

async function paidOrder(price = 500_00, currency = 'USD') {
  const order = randomUUID()
  await post(
    orderPaid({ currency, order, client: randomUUID(), price, taxes: [] }),
    `payment:${order}`,
    order,
  )
  return order
}

async function releasedOrder(agent: string, escrow = 500_00, commission = 75_00) {
  const order = await paidOrder(escrow)
  await post(released({ currency: 'USD', order, agent, escrow, commission }), `order:${order}`, order)
  return order
}

const clear = (agent: string, orderId: string) =>
  inTransaction(server.context.db, async (tx) => {
    const whose = { agent, currency: 'USD', cause: `order:${orderId}`, orderId, ...nobody }
    await postWithHoldings(server.context, tx, whose, ({ pending }) =>
      cleared({ agent, currency: 'USD', amount: pending }),
    )
    await postWithHoldings(server.context, tx, whose, (holdings) =>
      debtRecovered({ agent, currency: 'USD', holdings }),
    )
  })

/** The client paid by card. */
const refundAfter = (agent: string, orderId: string, refund: string, share: number, commission: number) =>
  inTransaction(server.context.db, (tx) =>
    postWithHoldings(
      server.context,
      tx,
      { agent, currency: 'USD', cause: `refund:${refund}`, orderId, ...nobody },
      (holdings) =>
        refundedAfterRelease({
          ...{ currency: 'USD', agent, client: randomUUID(), refund, share, commission, taxes: [], holdings },
          sources: { card: share + commission, promo: 0, credit: 0 },
        }),
    ),
  )

test('50 who post the same at once make one entry', async () => {
  const order = randomUUID()
  const paid = orderPaid({ currency: 'USD', order, client: randomUUID(), price: 500_00, taxes: [] })
  const made = await Promise.all(Array.from({ length: 50 }, () => post(paid, `payment:${order}`, order)))
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await entriesFor(`payment:${order}`)).toBe(1)
  expect(await balance(order, 'escrow')).toBe(500_00)
})

test('the same template for the same cause with other lines is refused', async () => {
  const order = await paidOrder(500_00)
  const other = { currency: 'USD', order, client: randomUUID(), taxes: [] }
  await expect(post(orderPaid({ ...other, price: 400_00 }), `payment:${order}`)).rejects.toThrow(
    'other lines',
  )
  const euros = orderPaid({ ...other, currency: 'EUR', price: 500_00 })
  await expect(post(euros, `payment:${order}`)).rejects.toThrow('other lines')
  expect(await balance(order, 'escrow')).toBe(500_00)
})

test('one cause may have several templates, each posted once', async () => {
  const order = randomUUID()
  const paid = orderPaid({ currency: 'USD', order, client: randomUUID(), price: 500_00, taxes: [] })
  const cause = `payment:${order}`
  const both = () =>
    inTransaction(server.context.db, (tx) =>
      postEntries(
        server.context,
        tx,
        [paid, processorFeeTaken({ currency: 'USD', amount: 15_00 })].map((posting) => ({
          ...{ ...posting, cause, orderId: order, ...nobody },
        })),
      ),
    )
  expect(await post(paid, cause, order)).toBe(true)
  expect(await both()).toBe(true)
  expect(await both()).toBe(false)
  expect(await post(paid, cause, order)).toBe(false)
  expect(await entriesFor(cause)).toBe(2)
  expect(await balance(order, 'escrow')).toBe(500_00)
})

test('what an agent has by now makes no other refund of it, unless the books say what they had', async () => {
  const agent = randomUUID()
  const order = await releasedOrder(agent)
  const refund = randomUUID()
  await refundAfter(agent, order, refund, 85_00, 15_00)
  await clear(agent, order)
  await refundAfter(agent, order, refund, 85_00, 15_00)
  expect(await entriesFor(`refund:${refund}`)).toBe(1)
  await expect(refundAfter(agent, order, refund, 84_00, 16_00)).rejects.toThrow('other lines')
  const holdings = { pending: 0, available: 100_00, debt: 0 }
  const told = refundedAfterRelease({
    ...{ currency: 'USD', agent, client: randomUUID(), refund, share: 85_00, commission: 15_00, taxes: [] },
    ...{ holdings, sources: { card: 100_00, promo: 0, credit: 0 } },
  })
  await expect(post(told, `refund:${refund}`, order)).rejects.toThrow('other lines')
})

test('who has earned nothing holds nothing, in one currency as in another', async () => {
  const agent = randomUUID()
  await clear(agent, await releasedOrder(agent))
  const holdings: object[] = []
  for (const [whose, currency] of [
    [randomUUID(), 'USD'],
    [agent, 'EUR'],
    [agent, 'USD'],
  ] as const)
    await inTransaction(server.context.db, (tx) => {
      const entry = { agent: whose, currency, cause: `order:${randomUUID()}`, orderId: null, ...nobody }
      return postWithHoldings(server.context, tx, entry, (held) => {
        holdings.push(held)
        return cleared({ agent: whose, currency, amount: 0 })
      })
    })
  const none = { pending: 0, available: 0, debt: 0 }
  expect(holdings).toEqual([none, none, { ...none, available: 425_00 }])
})

test('the same lines are in the books in whatever order they are told', async () => {
  const order = randomUUID()
  const taxes = ['GST', 'PST', 'VAT'].map((code, index) => ({ code, amount: index + 1 }))
  const paid = orderPaid({ currency: 'USD', order, client: randomUUID(), price: 500_00, taxes })
  const cause = `payment:${order}`
  await post(paid, cause, order)
  expect(await post({ ...paid, lines: paid.lines.toReversed() }, cause, order)).toBe(false)
})

test('what has no lines is not posted, and what was never posted is not in the books', async () => {
  const nothing = cleared({ agent: randomUUID(), currency: 'USD', amount: 0 })
  expect(await post(nothing, `order:${randomUUID()}`)).toBe(false)
  const never = cleared({ agent: randomUUID(), currency: 'USD', amount: 5 })
  const asked = { ...never, cause: `order:${randomUUID()}` }
  expect(await isPosted(server.context.db, asked, { withoutAgent: true })).toBe(false)
})

test('what does not come to nothing is no posting', () => {
  const order = accounts.escrow(randomUUID())
  const lines = [debit(accounts.clearing, 3), credit(order, 1)]
  expect(() => posting('L1', 'USD', lines)).toThrow('L1 does not come to nothing: 2 USD is over')
  expect(posting('L1', 'USD', [...lines, credit(order, 2)]).lines).toHaveLength(2)
})

test('what is protected is never given out twice, however many want it at once', async () => {
  const order = await paidOrder(500_00)
  const agent = randomUUID()
  const release = released({ currency: 'USD', order, agent, escrow: 500_00, commission: 75_00 })
  const refund = (id: string) =>
    refundedBeforeRelease({
      ...{ currency: 'USD', order, client: randomUUID(), refund: id, item: 500_00, taxes: [] },
      sources: { card: 500_00, promo: 0, credit: 0 },
    })
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 25 }, () => post(release, `order:${randomUUID()}`, order)),
    ...Array.from({ length: 25 }, randomUUID).map((id) => post(refund(id), `refund:${id}`, order)),
  ])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(49)
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'not_now', message: 'There is not enough money for this.' })
  expect(await balance(order, 'escrow')).toBe(0)
})

test('of 30 payouts of everything at once one goes through', async () => {
  const agent = randomUUID()
  await clear(agent, await releasedOrder(agent))
  const payout = payoutAccepted({ currency: 'USD', agent, amount: 425_00 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => post(payout, `payout:${randomUUID()}`)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance(agent, 'agent_available')).toBe(0)
  expect(await balance(agent, 'payout_transit')).toBe(425_00)
})

test('a refund after a payout is owed, and the next clearance recovers it', async () => {
  const agent = randomUUID()
  const [first, other] = [await releasedOrder(agent), await releasedOrder(agent)]
  await clear(agent, first)
  await post(payoutAccepted({ currency: 'USD', agent, amount: 425_00 }), `payout:${randomUUID()}`)

  const refund = randomUUID()
  expect(await refundAfter(agent, first, refund, 170_00, 30_00)).toBe(true)
  // Money that another order has in clearance is not this one's to take.
  expect(await balance(agent, 'agent_pending')).toBe(425_00)
  expect(await balance(agent, 'agent_debt')).toBe(170_00)

  await clear(agent, other)
  expect(await balance(agent, 'agent_available')).toBe(255_00)
  expect(await balance(agent, 'agent_debt')).toBe(0)
  // Sent again after everything has moved on: nothing happens.
  expect(await refundAfter(agent, first, refund, 170_00, 30_00)).toBe(false)
  await expect(refundAfter(agent, first, refund, 160_00, 40_00)).rejects.toThrow('other lines')
})

test('a refund in clearance leaves the rest to be cleared', async () => {
  const agent = randomUUID()
  const order = await releasedOrder(agent)
  await refundAfter(agent, order, randomUUID(), 170_00, 30_00)
  await clear(agent, order)
  await clear(agent, order)
  expect(await balance(agent, 'agent_pending')).toBe(0)
  expect(await balance(agent, 'agent_available')).toBe(255_00)
})

test('accounts that many need at once for the first time are opened once', async () => {
  for (let round = 0; round < 60; round++) {
    const order = randomUUID()
    const posting = {
      template: 'L1' as const,
      currency: 'USD',
      lines: [debit(accounts.clearing, 1_00), credit(accounts.escrow(order), 1_00)],
    }
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(posting, `payment:${order}-${index}`, order)),
    )
    expect(await balance(order, 'escrow')).toBe(10_00)
  }
})

test('clearances, refunds and payouts of one agent at once end without a deadlock and in sound books', async () => {
  const agent = randomUUID()
  const orders = await Promise.all(Array.from({ length: 12 }, () => releasedOrder(agent)))
  const outcomes = await Promise.allSettled(
    orders.flatMap((order) => [
      clear(agent, order),
      refundAfter(agent, order, randomUUID(), 85_00, 15_00),
      post(payoutAccepted({ currency: 'USD', agent, amount: 50_00 }), `payout:${randomUUID()}`),
    ]),
  )
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(faults).difference(new Set(['not_now']))).toEqual(new Set())
  const held = await Promise.all(
    ['agent_pending', 'agent_available', 'payout_transit'].map((kind) => balance(agent, kind)),
  )
  const owed = await balance(agent, 'agent_debt')
  expect(held.reduce((sum, amount) => sum + amount, -owed)).toBe(12 * (425_00 - 85_00))
})

test('an entry that does not come to nothing, or has no lines, is not committed', async () => {
  const lines = [debit(accounts.clearing, 100_00), credit(accounts.escrow(randomUUID()), 99_99)]
  const unbalanced: Posting = { template: 'L1', currency: 'USD', lines }
  await expect(post(unbalanced, 'payment:unbalanced')).rejects.toMatchObject({ code: '23514' })
  const bare = "insert into ledger_entry (template, cause, created_at) values ('L1', 'payment:bare', now())"
  await expect(server.context.pool.query(bare)).rejects.toThrow('has no lines')
  expect((await entriesFor('payment:unbalanced')) + (await entriesFor('payment:bare'))).toBe(0)
})

test('two currencies do not make up for each other', async () => {
  const two = inTransaction(server.context.db, async (tx) => {
    const one: Entry = {
      ...processorFeeTaken({ currency: 'USD', amount: 5 }),
      cause: 'fee:two',
      orderId: null,
      ...nobody,
    }
    await postEntry(server.context, tx, { ...one, currency: 'EUR', template: 'L10', cause: 'fee:euro' })
    await postEntry(server.context, tx, one)
    const { id } = await tx
      .insertInto('ledger_entry')
      .values({ template: 'L9', cause: 'fee:mixed', created_at: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const found = await tx
      .selectFrom('ledger_account')
      .select(['id', 'kind', 'currency'])
      .where('kind', 'in', ['clearing', 'processor_fee'])
      .where('currency', 'in', ['USD', 'EUR'])
      .execute()
    const idOf = (kind: string, currency: string) =>
      found.find((account) => account.kind === kind && account.currency === currency)?.id as string
    await tx
      .insertInto('ledger_line')
      .values([
        { entry_id: id, account_id: idOf('processor_fee', 'USD'), amount: 5, currency: 'USD' },
        { entry_id: id, account_id: idOf('clearing', 'EUR'), amount: -5, currency: 'EUR' },
      ])
      .execute()
  })
  await expect(two).rejects.toThrow('does not come to nothing')
})

test('what is posted is neither changed nor removed, and takes no more lines', async () => {
  const order = await paidOrder()
  const { rows } = await server.context.pool.query('select id from ledger_entry where order_id = $1', [order])
  const { pool } = server.context
  for (const table of ['ledger_entry', 'ledger_line', 'ledger_seal', 'ledger_account']) {
    await expect(pool.query(`delete from ${table}`), table).rejects.toThrow(
      `${table} rows are only ever added`,
    )
    await expect(pool.query(`truncate ${table} cascade`), table).rejects.toThrow('rows are only ever added')
  }
  for (const change of [
    "ledger_entry set cause = 'payment:other'",
    'ledger_line set amount = amount * 2',
    'ledger_seal set number = number + 1',
    'ledger_account set balance = 0',
  ])
    await expect(pool.query(`update ${change}`), change).rejects.toThrow('rows are only ever added')
  const more =
    'insert into ledger_line select $1, id, 1, currency from ledger_account where kind = $2 limit 1'
  await expect(pool.query(more, [rows[0].id, 'commission'])).rejects.toThrow('takes no more lines')
})

test.each([
  ['JPY', 50_001],
  ['HUF', 1_234_567],
  ['KWD', 1_234_567],
])('%s is whole minor units like any other', async (currency, price) => {
  const order = await paidOrder(price, currency)
  expect(await balance(order, 'escrow')).toBe(price)
  const [kept, given] = [7, price - 7]
  await post(
    released({ currency, order, agent: randomUUID(), escrow: given, commission: 1 }),
    `order:${order}`,
    order,
  )
  expect(await balance(order, 'escrow')).toBe(kept)
  const half = 'insert into ledger_account (kind, currency) values ($1, $2)'
  await expect(server.context.pool.query(half, ['clearing', currency.toLowerCase()])).rejects.toThrow('check')
})

test('each seal holds the one before, whoever posts at once', async () => {
  await Promise.all(Array.from({ length: 40 }, () => paidOrder()))
  const { rows } = await server.context.pool.query(
    'select count(*)::int as links, max(number)::int as last, count(distinct hash)::int as hashes from ledger_seal',
  )
  expect(rows[0].links).toBeGreaterThanOrEqual(40)
  expect(rows[0]).toEqual({ links: rows[0].last, last: rows[0].last, hashes: rows[0].last })
})
