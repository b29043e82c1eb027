import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { meddle, postOrder, postOrders } from '../../../test/books.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/transact.ts'
import { accounts } from './accounts.ts'
import { findLastCheck } from './check-store.ts'
import { postEntry } from './post-entry.ts'
import { credit, debit, posting } from './posting.ts'
import { sealLedger } from './seal-ledger.ts'
import { watchInPortions, watchLedger } from './watch-ledger.ts'

const SMALL = { entries: 3, accounts: 2 }

async function night(server: TestApp, sizes = SMALL) {
  await watchInPortions(server.context, sizes, 1000)
  return (await findLastCheck(server.context.db))?.faults
}

const nth = (number: number) => `(select entry_id from ledger_seal where number = ${number})`
const doubled = (number: number) =>
  `update ledger_line set amount = amount * 2 where entry_id = ${nth(number)}`
const off = (fault: string) => expect.objectContaining({ fault })

async function underWay({ context }: TestApp) {
  const { rows } = await context.pool.query('select reached from ledger_check where done_at is null')
  return rows.map(({ reached }) => reached && [reached.part, reached.after])
}

test('a fault in a later portion is found, by a run that goes on where another was cut off', async () => {
  const server = await startApp()
  await postOrders(server, 10)
  const first = (await server.context.pool.query('select min(id)::int as id from ledger_entry')).rows[0].id
  await watchInPortions(server.context, SMALL, 2)
  expect(await underWay(server)).toEqual([['entries', 6]])
  expect(first).toBe(1)
  // The next whole check is for what this one has passed; it finds the rest itself.
  await meddle(server, doubled(2), doubled(9))
  const restarted = await startApp({ besides: server })
  await watchInPortions(restarted.context, SMALL, 1)
  expect(await underWay(server)).toEqual([['entries', 9]])
  // The run that was broken off left a job that does the rest.
  await server.jobsDone()
  expect(await underWay(server)).toEqual([])
  const found = (await findLastCheck(server.context.db))?.faults
  expect(found?.filter(({ what }) => what.startsWith('entry'))).toEqual([
    { what: 'entry 9', fault: 'changed' },
  ])
})

test('each night proves what came since, and once a month all of it', async () => {
  const server = await startApp()
  const { clock } = server
  await postOrders(server, 5)
  expect(await night(server)).toEqual([])
  await meddle(server, doubled(2))
  clock.forward(DAY_MS)
  await postOrders(server, 5)
  expect(await night(server)).toEqual([])
  clock.forward(30 * DAY_MS)
  expect(await night(server)).toEqual([{ what: 'entry 2', fault: 'changed' }, off('balance')])
  // The night after does not forget what the whole check has shown.
  clock.forward(DAY_MS)
  expect(await night(server)).toEqual([{ what: 'entry 2', fault: 'changed' }, off('balance')])
})

test('whoever of the team asks has all of it proven, also where the check of the night waits', async () => {
  const server = await startApp()
  await postOrders(server, 5)
  expect(await night(server)).toEqual([])
  await postOrders(server, 5)
  await meddle(server, doubled(2))
  await watchInPortions(server.context, SMALL, 1)
  expect(await underWay(server)).toEqual([['entries', 8]])
  const staff = await enter(server, await makePerson(server, { staff: true }))
  expect((await staff.post('/staff/ledger/checks')).status).toBe(202)
  expect(await underWay(server)).toEqual([null])
  await server.jobsDone()
  expect((await findLastCheck(server.context.db))?.faults).toEqual([
    { what: 'entry 2', fault: 'changed' },
    off('balance'),
  ])
})

test('a fault that was found is found each night until it is mended', async () => {
  const server = await startApp()
  await postOrders(server, 2)
  expect(await night(server)).toEqual([])
  await postOrders(server, 2)
  await meddle(server, doubled(3))
  for (const _ of [1, 2]) {
    server.clock.forward(DAY_MS)
    await postOrders(server, 2)
    expect(await night(server)).toEqual([{ what: 'entry 3', fault: 'changed' }, off('balance')])
  }
})

test.each([
  ['made anew', `update ledger_seal set hash = sha256(hash) where number = 5`],
  ['taken away', 'delete from ledger_seal where number = 5'],
])('the seal it goes on from has to be as it was proven: %s', async (_how, statement) => {
  const server = await startApp()
  await postOrders(server, 5)
  expect(await night(server)).toEqual([])
  await meddle(server, statement)
  expect(await night(server)).toEqual([{ what: 'seal 5', fault: 'not as it was proven' }])
})

test('an entry that committed late is proven in the night after its seal', async () => {
  const server = await startApp()
  const { db } = server.context
  await sealLedger.run(server.context, {})
  await postOrders(server, 2)
  const late = await db.startTransaction().execute()
  await postOrder(server, late)
  await postOrders(server, 5)
  await sealLedger.run(server.context, {})
  expect(await night(server)).toEqual([])
  await late.commit().execute()
  await sealLedger.run(server.context, {})
  await meddle(server, doubled(8))
  expect(await night(server)).toEqual([{ what: 'entry 3', fault: 'changed' }, off('balance')])
})

test('a missing entry, a balance and money without a day are found in the night they come', async () => {
  const server = await startApp()
  await postOrders(server, 2)
  expect(await night(server)).toEqual([])
  await postOrders(server, 4)
  const agent = randomUUID()
  await inTransaction(server.context.db, (tx) =>
    postEntry(server.context, tx, {
      ...posting('L2', 'USD', [debit(accounts.clearing, 5), credit(accounts.agent_pending(agent), 5)]),
      ...{ cause: 'test:1', orderId: null, actorId: null, requestId: null },
    }),
  )
  await meddle(
    server,
    `update ledger_account set balance = balance + 1 where id = (
      select account_id from ledger_line join ledger_account on id = account_id where entry_id = ${nth(5)} and kind = 'escrow')`,
    `delete from ledger_entry where id = ${nth(4)}`,
  )
  expect(await night(server)).toEqual([
    { what: 'entry 4', fault: 'not there' },
    off('balance'),
    { what: `account agent_pending:${agent} USD`, fault: 'pending without a day' },
  ])
})

test('the platform’s accounts come to the same by nights as from the beginning', async () => {
  const server = await startApp()
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const shown = async () => (await staff.get('/staff/ledger')).body.data
  const sums = (count: number) => [
    { account: 'clearing', amount: { amount: count * 525_00, currency: 'USD' } },
    { account: 'tax:GST', amount: { amount: count * 25_00, currency: 'USD' } },
  ]
  await postOrders(server, 4)
  await night(server)
  await sealLedger.run(server.context, {})
  await postOrders(server, 3)
  // Three wait for their seal, before the check and after it.
  expect(await shown()).toMatchObject({ entries: 7, balances: sums(7) })
  await night(server)
  expect(await shown()).toMatchObject({ entries: 7, balances: sums(7), last_check: { entries: 4 } })
  await sealLedger.run(server.context, {})
  await postOrders(server, 1)
  await night(server)
  expect(await shown()).toMatchObject({ entries: 8, balances: sums(8), last_check: { entries: 7 } })
  await staff.post('/staff/ledger/checks')
  await server.jobsDone()
  expect(await shown()).toMatchObject({
    entries: 8,
    balances: sums(8),
    last_check: { entries: 7, faults: [] },
  })
})

test('where no check was done for 36 hours nobody knows, unless it is known that something is off', async () => {
  const server = await startApp()
  const { clock } = server
  const told = async () => {
    clock.forward(5_000)
    const { text } = await server.context.metrics.show()
    return /^ledger_faults (.+)$/m.exec(text)?.[1]
  }
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const health = async () => (await staff.get('/staff/worklist')).body.data.health.books.faults
  expect([await told(), await health()]).toEqual([undefined, null])
  await watchLedger.run(server.context, {})
  expect([await told(), await health()]).toEqual(['0', 0])
  clock.forward(36 * HOUR_MS)
  expect([await told(), await health()]).toEqual([undefined, null])
  await postOrders(server, 1)
  await meddle(server, doubled(1))
  await watchLedger.run(server.context, {})
  clock.forward(7 * DAY_MS)
  expect(await told()).toEqual('2')
})
