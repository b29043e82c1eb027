import { readFile } from 'node:fs/promises'
import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePaidWork, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { chargesOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { complete, moneyOf } from '../../../test/wallets.ts'
import { runLedgerCommand } from '../../money/ledger/run-ledger-command.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { clearReleases } from './clear-releases.ts'

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  staff = await enter(server, await makePerson(server, { staff: true }))
})
afterEach(async () => {
  await quieten(server)
  expect((await runLedgerCommand(server.context)).told).toContain('The ledger is as it was written')
})

const TEXT = 'The agent fell ill, and both sides know how far the work was.'

/** Our team ends it: so much goes back, and the rest is the agent’s, less our commission. */
async function endWith(work: PaidWork, amount: number) {
  const { status, text } = await staff.post(`/staff/orders/${work.id}/end`, {
    ...{ reason: 'fraud', amount, text: TEXT },
  })
  if (status !== 200) throw new Error(text)
  await quieten(server)
}

const run = () => clearReleases.run(server.context, {})

async function later(work: PaidWork, ms: number) {
  server.clock.forward(ms)
  await run()
  work.asAgent = await enter(server, work.agent)
  work.asClient = await enter(server, work.client)
}

const earningsOf = async ({ asAgent, id }: PaidWork) =>
  (await asAgent.get('/wallets')).body.data.earnings.filter(
    ({ order }: { order: { uuid: string } }) => order.uuid === id,
  )

const orderOf = ({ id }: PaidWork) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const stepsOf = async ({ asAgent, id }: PaidWork): Promise<string[]> =>
  (await asAgent.get(`/orders/${id}/timeline`)).body.data.items.map(({ step }: { step: string }) => step)

const book = () => sandboxOf(server).house.book

/** The client’s bank asks for a part; what comes of it. */
async function disputed(part: number) {
  const charge = (await chargesOf(server)).at(-1)?.id ?? ''
  const id = (await openDispute(book(), charge, server.clock.now(), part)) ?? ''
  await quieten(server)
  return async (end: 'won' | 'lost') => {
    await closeDispute(book(), id, end, server.clock.now())
    await quieten(server)
  }
}

describe('the agent’s part of an order that was cancelled', () => {
  test('stands in the wallet with its day, and can be withdrawn from then on', async () => {
    const work = await makePaidWork(server)
    await endWith(work, 300_00)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 170_00, available: 0 })
    const { clears_at } = await orderOf(work)
    expect(clears_at && clears_at.getTime() - server.clock.now().getTime()).toBeGreaterThan(13 * DAY_MS)
    expect(await earningsOf(work)).toMatchObject([
      {
        ...{ stage: 'clearing', is_stopped: false, available_at: clears_at?.toISOString() },
        amount: { amount: 170_00, currency: 'USD' },
      },
    ])
    const listed = async () =>
      (await work.asAgent.get('/orders?filter[progress]=held')).body.data.items.map(
        ({ uuid }: { uuid: string }) => uuid,
      )
    expect(await listed()).toContain(work.id)

    await later(work, 13 * DAY_MS)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 170_00, available: 0 })
    await later(work, DAY_MS)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 170_00 })
    expect(await earningsOf(work)).toEqual([])
    expect(await listed()).not.toContain(work.id)
    expect((await work.asAgent.get(`/orders/${work.id}/work`)).body.data.cleared_at).not.toBeNull()
    expect((await stepsOf(work)).filter((step) => step === 'L3')).toEqual(['L3'])
    expect((await orderOf(work)).status).toBe('cancelled')
  })

  test('is cleared once, however many nodes look at the same moment', async () => {
    const work = await makePaidWork(server)
    await endWith(work, 0)
    server.clock.forward(14 * DAY_MS)
    await Promise.all(Array.from({ length: 4 }, run))
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 425_00 })
    work.asAgent = await enter(server, work.agent)
    expect((await stepsOf(work)).filter((step) => step === 'L3')).toEqual(['L3'])
  })

  test('clears by the day it had, where our team ends the conflict about finished work', async () => {
    const work = await makeWork(server)
    await complete(work)
    const { clears_at } = await orderOf(work)
    const { status } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
      ...{ reason: 'not_as_agreed', text: 'The form is filled in wrongly, in three places.' },
    })
    expect(status).toBe(201)
    await endWith(work, 100_00)
    expect([(await orderOf(work)).status, (await orderOf(work)).clears_at]).toEqual(['cancelled', clears_at])
    await later(work, 14 * DAY_MS)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 340_00 })
  })

  test('is not argued about any more: what our team decided stands', async () => {
    const work = await makePaidWork(server)
    await endWith(work, 300_00)
    const { status, body } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
      ...{ reason: 'late', text: 'I would rather have all of it back.' },
    })
    expect([status, body.message]).toEqual([409, 'No conflict can be opened on this order now.'])
  })

  test.each([
    ['won', 170_00],
    ['lost', 85_00],
  ] as const)('waits for a bank that asks for a part of it; %s', async (verdict, agents) => {
    const work = await makePaidWork(server)
    await endWith(work, 300_00)
    const end = await disputed(100_00)
    await later(work, 30 * DAY_MS)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 170_00, available: 0 })
    expect(await earningsOf(work)).toMatchObject([
      { stage: 'clearing', is_stopped: true, available_at: null },
    ])
    await end(verdict)
    await later(work, 0)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: agents })
    expect((await orderOf(work)).cleared_at).not.toBeNull()
  })

  test('is gone where the bank takes all of it, and nobody is told that it can be withdrawn', async () => {
    const work = await makePaidWork(server)
    await endWith(work, 300_00)
    const end = await disputed(200_00)
    await end('lost')
    await later(work, 30 * DAY_MS)
    expect(await moneyOf(server, work.agent)).toEqual({ pending: 0, available: 0, transit: 0, debt: 0 })
    expect((await orderOf(work)).cleared_at).not.toBeNull()
    expect(await stepsOf(work)).not.toContain('L3')
  })
})

/** The release before left it like this: released, cancelled, and with no day. */
async function asItWas() {
  const work = await makePaidWork(server)
  await endWith(work, 300_00)
  await server.context.db
    .updateTable('client_order')
    .set({ clears_at: null })
    .where('id', '=', work.id)
    .execute()
  return work
}

describe('what was released with no day to clear', () => {
  test('is found by the check of the books, by the number of its order', async () => {
    const work = await asItWas()
    const { isSound, told } = await runLedgerCommand(server.context)
    expect(isSound).toBe(false)
    expect(told).toContain(`order ${work.id}: pending without a day`)
    await run()
  })

  test('is found in a balance that no order explains', async () => {
    const work = await makePaidWork(server)
    await endWith(work, 300_00)
    const set = (cleared_at: Date | null) =>
      server.context.db.updateTable('client_order').set({ cleared_at }).where('id', '=', work.id).execute()
    await set(server.clock.now())
    expect((await runLedgerCommand(server.context)).told).toContain(`order ${work.id}: pending without a day`)
    await set(null)
  })

  test('gets its day by the migration, counted from the release', async () => {
    const work = await asItWas()
    const { cancelled_at } = await orderOf(work)
    server.clock.forward(60 * DAY_MS)
    const migration = await readFile(
      new URL('../../../migrations/0175_clearing.sql', import.meta.url),
      'utf8',
    )
    const fill = migration.split(';').find((statement) => statement.includes('set clears_at')) ?? ''
    await server.context.pool.query(fill)
    const { clears_at } = await orderOf(work)
    expect(Number(clears_at) - Number(cancelled_at)).toBe(14 * DAY_MS)
    await later(work, 0)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 170_00 })
  })

  test('gets it soon, where a node of the release before ended the order', async () => {
    const work = await asItWas()
    const goesOn = await makeWork(server)
    const allBack = await makePaidWork(server)
    await endWith(allBack, 500_00)
    await run()
    expect((await orderOf(work)).clears_at).not.toBeNull()
    // Nothing was released for these, so they have no day.
    for (const other of [goesOn, allBack]) expect((await orderOf(other)).clears_at).toBeNull()
    await later(work, 14 * DAY_MS)
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0, available: 170_00 })
  })
})
