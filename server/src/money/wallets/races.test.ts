import { act } from '@sojourn/sandbox/control/act'
import { openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { POINTS } from '@sojourn/sandbox/faults'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  chargesOf,
  enter,
  expectBooksToAgree,
  NO_LIMITS,
  quieten,
  somewhere,
} from '../../../test/payments.ts'
import { Random } from '../../../test/random.ts'
import { deliverNews, sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'
import {
  codeFor,
  type Earner,
  link,
  linkedEarner,
  makeEarner,
  moneyOf,
  payoutsAgree,
  withdraw,
} from '../../../test/wallets.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { accounts } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { credit, debit, posting } from '../ledger/posting.ts'
import { requestPayout } from './payouts/request-payout.ts'
import { tendPayouts } from './payouts/tend-payouts.ts'

const WITHDRAWALS = rounds(20, 100)
const ROUNDS = rounds(3, 100)
const STREAMS = rounds(6, 200)
const FIRST_SEED = drawSeed(7)

let server: TestApp
let other: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  other = await openTestApp({
    replaced: { limits: NO_LIMITS, clock: server.clock },
    besides: { databaseUrl: server.databaseUrl },
  })
})
afterAll(async () => {
  await other.close()
  await server.close()
})
afterEach(async () => {
  sandboxOf(server).wires.fault = null
  await tendPayouts.run(server.context, {})
  await quieten(server)
  await expectBooksToAgree(server)
  const { theirs, ours } = await payoutsAgree(server)
  expect(ours).toEqual(theirs)
})

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
function shuffled<T>(random: Random, of: readonly T[]): T[] {
  const left = [...of]
  return of.flatMap(() => left.splice(random.between(0, left.length - 1), 1))
}

const asking = { askedBy: 'agent', by: { id: null, mode: 'system', requestId: null } } as const

test(`${WITHDRAWALS} withdrawals of everything at once, over two nodes: one is made`, {
  timeout: 120_000,
}, async () => {
  const earner = await linkedEarner(server)
  const there = await enter(other, earner.agent)
  const otp = await codeFor(server, earner, 'withdraw')
  const body = { amount: 425_00, currency: 'USD', otp }
  const answers = await Promise.all(
    times(WITHDRAWALS, (index) =>
      (index % 2 ? there : earner.browser).post('/wallets/withdrawals', body, { remoteAddress: somewhere() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await moneyOf(server, earner.agent)).toEqual({ pending: 0, available: 0, transit: 425_00, debt: 0 })
})

test(`${WITHDRAWALS} payouts of parts at once, without a code between: never below zero`, {
  timeout: 120_000,
}, async () => {
  const earner = await linkedEarner(server)
  const asked = { ...asking, agentId: earner.agent.id, amount: 100_00, currency: 'USD' }
  const made = await Promise.allSettled(
    times(WITHDRAWALS, (index) => {
      const { context } = index % 2 ? server : other
      return transact(context, (tx) => requestPayout(context, tx, asked))
    }),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 25_00, transit: 400_00 })
})

test(`a payout against a chargeback: ${ROUNDS} rounds, nothing is paid twice`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = new Random(FIRST_SEED + round)
    const earner = await linkedEarner(server)
    const charge = (await chargesOf(server)).at(-1)?.id ?? ''
    const otp = await codeFor(server, earner, 'withdraw')
    const body = { amount: 425_00, currency: 'USD', otp }
    if (random.chance(0.3)) await earner.browser.post('/wallets/withdrawals', body)
    await Promise.all([
      earner.browser.post('/wallets/withdrawals', body),
      openDispute(sandboxOf(server).house.book, charge, server.clock.now()).then(() => deliverNews(other)),
      server.runJobs(),
    ])
    await quieten(server)
    server.clock.forward(2 * HOUR_MS)
    await quieten(server)
    const { available, transit, debt } = await moneyOf(server, earner.agent)
    // Money that went out is owed; if it did not, it is taken.
    expect([available, transit, [0, 425_00].includes(debt)]).toEqual([0, 0, true])
  }
})

test(`removing the account against a payout: ${ROUNDS} rounds, money goes out to a linked account or not at all`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const earner = await linkedEarner(server)
    const otp = await codeFor(server, earner, 'withdraw')
    const unlinking = await codeFor(server, earner, 'unlink')
    const there = await enter(other, earner.agent)
    const [paid, gone] = await Promise.all([
      earner.browser.post('/wallets/withdrawals', { amount: 425_00, currency: 'USD', otp }),
      there.post('/wallets/unlink', { otp: unlinking }),
    ])
    expect([paid.status, gone.status].toSorted()).toEqual(paid.status === 201 ? [201, 409] : [200, 409])
  }
})

/** Each news of accounts and payouts several times, in any order, some of them late. */
test(`news doubled, shuffled and late: ${STREAMS} streams end as one in order`, {
  timeout: 60_000 + STREAMS * 30_000,
}, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + STREAMS; seed++) {
    const random = new Random(seed)
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    const { house } = sandboxOf(server)
    const news = await sandboxOf(server).takeDeliveries()
    await server.jobsDone()
    const [payout] = await house.book
      .selectFrom('payout')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .execute()
    const ends = random.one([['pay'], ['fail'], ['pay', 'fail']] as const)
    for (const end of ends) {
      await act(house, end, payout?.id ?? '')
      news.push(...(await sandboxOf(server).takeDeliveries()))
    }
    const stream = shuffled(
      random,
      news.flatMap((one) => times(random.between(1, 4), () => one)),
    )
    await Promise.all(
      stream.map(({ body, headers }) =>
        random
          .one([server, other])
          .app.inject({ method: 'POST', url: '/api/webhooks/sandbox', headers, payload: body }),
      ),
    )
    await tendPayouts.run(server.context, {})
    server.clock.forward(HOUR_MS)
    await quieten(server)
    await tendPayouts.run(server.context, {})
    const row = (await (await enter(server, earner.agent)).get('/wallets/withdrawals')).body.data.items[0]
    expect(row, `seed ${seed}, ${ends}`).toMatchObject({
      id,
      slug: ends.at(-1) === 'pay' ? 'processed' : 'failed',
    })
  }
})

test.each(POINTS)('a call to pay out that breaks %s is made once, and the books agree', async (point) => {
  const earner = await linkedEarner(server)
  const { wires, house } = sandboxOf(server)
  wires.fault = { point, does: 'fail', call: 'payOut', left: 1 }
  const { id } = (await withdraw(server, earner, 100_00)).body.data
  await server.runJobs()
  server.clock.forward(11 * 60_000)
  await tendPayouts.run(server.context, {})
  server.clock.forward(HOUR_MS)
  await quieten(server)
  const { account_id } = await server.context.db
    .selectFrom('payout')
    .innerJoin('wallet', 'wallet.id', 'payout.wallet_id')
    .select('wallet.account_id')
    .where('payout.id', '=', id)
    .executeTakeFirstOrThrow()
  const theirs = await house.book
    .selectFrom('payout')
    .select('amount')
    .where('account_id', '=', account_id)
    .execute()
  expect(theirs.map(({ amount }) => Number(amount))).toEqual([100_00])
  expect(await moneyOf(server, earner.agent)).toEqual({ pending: 0, available: 325_00, transit: 0, debt: 0 })
})

test('a call to open an account that breaks is made again by the agent, for the same account', async () => {
  const earner = await makeEarner(server)
  const { wires, house } = sandboxOf(server)
  wires.fault = { point: 'after_doing', does: 'fail', call: 'openAccount', left: 1 }
  const otp = await codeFor(server, earner, 'link')
  const accountsBefore = (await house.book.selectFrom('account').select('id').execute()).length
  const broken = await earner.browser.post('/wallets', { kind: 'processor', country: 'CA', otp })
  expect([broken.status, broken.body.message]).toEqual([
    503,
    'The page for your bank account could not be opened. Please try again in a moment.',
  ])
  expect(
    (await earner.browser.post('/wallets/onboarding', { otp: await codeFor(server, earner, 'link') })).body
      .data,
  ).toContain('/sandbox/account/')
  expect(await house.book.selectFrom('account').select('id').execute()).toHaveLength(accountsBefore + 1)
})

/** Money of another currency, as if an order had earned it; its other side stands with what we spent. */
const give = (earner: Earner, currency: string, amount: number) =>
  server.context.db.transaction().execute((tx) =>
    postEntry(server.context, tx, {
      ...posting('L3', currency, [
        debit(accounts.promo_expense, amount),
        credit(accounts.agent_available(earner.agent.id), amount),
      ]),
      ...{ cause: `gift:${earner.agent.id}:${currency}`, orderId: null, actorId: null, requestId: null },
    }),
  )

test.each([
  ['JPY', 10_000, 5_001, 5_001, '¥5,001'],
  ['KWD', 100_000, 50_009, 50_000, 'KWD\u00a050.000'],
  ['HUF', 500_000, 123_456, 123_400, 'HUF\u00a01,234.00'],
])('in %s a bank is sent what it takes, to the last unit', async (currency, given, asked, sent, words) => {
  const earner = await makeEarner(server)
  await link(server, earner)
  await give(earner, currency, given)
  const { body } = await withdraw(server, earner, asked, currency)
  expect(body.data.amount).toEqual({ amount: sent, currency })
  await server.jobsDone()
  server.clock.forward(HOUR_MS + 1)
  await deliverNews(server)
  earner.browser = await enter(server, earner.agent)
  const { balances } = (await earner.browser.get('/wallets')).body.data
  expect(balances.find((balance: { currency: string }) => balance.currency === currency)).toMatchObject({
    available: given - sent,
    on_its_way: 0,
  })
  const subjects = (await mailsTo(server, earner.agent.email)).map(({ subject }) => subject)
  expect(subjects).toContain(`${words} was paid out`)
})
