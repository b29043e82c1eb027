import { expect, test } from 'vitest'
import { meddle, postOrder, postOrders } from '../../../test/books.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/transact.ts'
import { sealEntries, sealLedger } from './seal-ledger.ts'
import { faultsOf, verifyLedger } from './verify-ledger.ts'

/** With a worker that has promised to seal: what is posted waits for it. */
async function startWithSealer() {
  const server = await startApp()
  await sealLedger.run(server.context, {})
  return server
}

async function counted({ context }: TestApp) {
  const { rows } = await context.pool.query(`
    select (select count(*)::int from ledger_seal) as sealed, (select count(*)::int from ledger_to_seal) as waiting,
      (select coalesce(max(number), 0)::int from ledger_seal) as newest`)
  return rows[0]
}

const faults = async ({ context }: TestApp) => faultsOf(await verifyLedger(context))
const newestEntry = '(select max(id) from ledger_entry)'

test('what was sealed at its commit and what a worker seals are one chain', async () => {
  const server = await startApp()
  await postOrders(server, 3)
  expect(await counted(server)).toEqual({ sealed: 3, waiting: 0, newest: 3 })
  await sealLedger.run(server.context, {})
  await postOrders(server, 4)
  expect(await counted(server)).toEqual({ sealed: 3, waiting: 4, newest: 3 })
  expect(await faults(server)).toEqual([])
  await sealLedger.run(server.context, {})
  expect(await counted(server)).toEqual({ sealed: 7, waiting: 0, newest: 7 })
  expect(await verifyLedger(server.context)).toMatchObject({ sealed: 7, entries: [], accounts: [] })
  await meddle(
    server,
    `update ledger_entry set cause = 'payment:other' where id = (select min(id) from ledger_entry)`,
  )
  expect(await faults(server)).toEqual([{ what: expect.stringMatching(/^entry \d+$/), fault: 'changed' }])
})

test('while a server of before runs, commits seal by themselves; once it is gone they wait for nobody', async () => {
  const server = await startApp()
  const { context, clock } = server
  const seen = clock.now()
  await context.pool.query(
    `insert into node (id, name, role, version, newest_migration, started_at, seen_at)
     values (gen_random_uuid(), 'old', 'web', '1', '0316_decision_requests.sql', $1, $1)`,
    [seen],
  )
  await sealLedger.run(context, {})
  await postOrders(server, 2)
  expect(await counted(server)).toMatchObject({ sealed: 2, waiting: 0 })
  clock.forward(3 * MINUTE_MS)
  await sealLedger.run(context, {})
  await postOrders(server, 2)
  expect(await counted(server)).toMatchObject({ sealed: 2, waiting: 2 })
})

test.each([
  {
    what: 'an amount',
    statements: [`update ledger_line set amount = amount * 2 where entry_id = ${newestEntry}`],
    found: ['changed', 'balance'],
  },
  {
    what: 'why it was posted',
    statements: [`update ledger_entry set cause = 'payment:other' where id = ${newestEntry}`],
    found: ['changed'],
  },
  {
    what: 'a line, taken away',
    statements: [
      `delete from ledger_line using ledger_account where id = account_id and kind = 'tax' and entry_id = ${newestEntry}`,
    ],
    found: ['changed'],
  },
  {
    what: 'the entry, taken away',
    statements: [`delete from ledger_entry where id = ${newestEntry}`],
    found: ['not there'],
  },
  {
    what: 'that it waits for its seal',
    statements: [`delete from ledger_to_seal where entry_id = ${newestEntry}`],
    found: ['not sealed'],
  },
])('what is changed before its seal is found and never sealed: $what', async ({ statements, found }) => {
  const server = await startWithSealer()
  await postOrders(server, 5)
  await meddle(server, ...statements)
  expect((await faults(server)).map(({ fault }) => fault)).toEqual(found)
  await sealLedger.run(server.context, {})
  await postOrders(server, 1)
  await sealLedger.run(server.context, {})
  // The others are sealed nevertheless.
  expect(await counted(server)).toMatchObject({ sealed: 5 })
  expect((await faults(server)).map(({ fault }) => fault)).toEqual(found)
})

test('what waits for its seal takes no more lines, and its place is neither changed nor removed', async () => {
  const server = await startWithSealer()
  await postOrders(server, 1)
  const { pool } = server.context
  const more = `insert into ledger_line select ${newestEntry}, id, 1, currency from ledger_account where kind = 'clearing'`
  const opened = "insert into ledger_account (kind, currency) values ('commission', 'USD')"
  await pool.query(opened)
  await expect(pool.query(more.replace('clearing', 'commission'))).rejects.toThrow('takes no more lines')
  await expect(pool.query(`update ledger_to_seal set print = ''`)).rejects.toThrow('only ever added')
  await expect(pool.query('truncate ledger_to_seal')).rejects.toThrow('only ever added')
  await expect(pool.query('delete from ledger_to_seal')).rejects.toThrow('is not sealed yet')
  expect(await counted(server)).toMatchObject({ waiting: 1 })
})

test('what waits for minutes is a fault, and its age is measured', async () => {
  const server = await startWithSealer()
  const age = async () => {
    server.clock.forward(5_000)
    const { text } = await server.context.metrics.show()
    return Number(/^ledger_unsealed_seconds (.+)$/m.exec(text)?.[1])
  }
  expect(await age()).toBeNaN()
  await postOrders(server, 2)
  expect(await faults(server)).toEqual([])
  await meddle(
    server,
    `update ledger_to_seal set posted_at = posted_at - interval '11 minutes' where entry_id = ${newestEntry}`,
  )
  expect(await faults(server)).toEqual([{ what: expect.stringMatching(/^entry \d+$/), fault: 'not sealed' }])
  expect(await age()).toBeGreaterThan(600)
  await sealLedger.run(server.context, {})
  expect(await faults(server)).toEqual([])
  expect(await age()).toBeNaN()
})

test('an entry that commits after later ones were sealed is sealed then, and one that rolls back leaves a gap', async () => {
  const server = await startWithSealer()
  const { db } = server.context
  await postOrders(server, 1)
  let commit = () => {}
  const held = new Promise<void>((resolve) => {
    commit = resolve
  })
  let posted = () => {}
  const isPosted = new Promise<void>((resolve) => {
    posted = resolve
  })
  const late = inTransaction(db, async (tx) => {
    await postOrder(server, tx)
    posted()
    await held
  })
  await isPosted
  await expect(
    inTransaction(db, async (tx) => {
      await postOrder(server, tx)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await postOrders(server, 2)
  await sealLedger.run(server.context, {})
  expect(await counted(server)).toEqual({ sealed: 3, waiting: 0, newest: 3 })
  commit()
  await late
  await sealLedger.run(server.context, {})
  expect(await counted(server)).toEqual({ sealed: 4, waiting: 0, newest: 4 })
  expect(await faults(server)).toEqual([])
  const { rows } = await server.context.pool.query(
    'select entry_id < max(entry_id) over () as is_late from ledger_seal order by number desc limit 1',
  )
  expect(rows).toEqual([{ is_late: true }])
})

test('however many seal at once, each entry is sealed once', async () => {
  const server = await startWithSealer()
  const other = await startApp({ besides: server })
  const posting = Array.from({ length: 4 }, () => postOrders(server, 25))
  const sealing = [server, other, server, other].map(async ({ context }) => {
    for (let round = 0; round < 10; round++) await sealEntries(context, 3)
  })
  await Promise.all([...posting, ...sealing])
  await Promise.all([sealEntries(server.context, 7), sealEntries(other.context, 7)])
  expect(await counted(server)).toEqual({ sealed: 100, waiting: 0, newest: 100 })
  expect(await faults(server)).toEqual([])
})

test('a worker that dies while it seals leaves everything to the next', async () => {
  const server = await startWithSealer()
  await postOrders(server, 5)
  const dying = await server.context.pool.connect()
  await dying.query('begin')
  await dying.query('select seal_ledger_entries(3)')
  const { rows } = await dying.query('select pg_backend_pid() as pid')
  await server.context.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  dying.release(true)
  await sealEntries(server.context, 2)
  expect(await counted(server)).toEqual({ sealed: 5, waiting: 0, newest: 5 })
  expect(await faults(server)).toEqual([])
})

test('where no worker promises any more, commits seal by themselves again, with what was left', async () => {
  const server = await startWithSealer()
  await postOrders(server, 3)
  await server.context.pool.query("update ledger_sealer set awake_until = 'epoch'")
  await postOrders(server, 1)
  expect(await counted(server)).toEqual({ sealed: 4, waiting: 0, newest: 4 })
  expect(await faults(server)).toEqual([])
})

/** For another transaction; how the files of a table grow is PostgreSQL's own. */
const WAITS = `select locktype, query from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database() and locktype in ('advisory', 'transactionid', 'tuple')`

test('nobody who posts waits for a seal, nor for anybody else who posts', async () => {
  const server = await startWithSealer()
  await postOrders(server, 2)
  const { pool } = server.context
  const sealing = await pool.connect()
  try {
    await sealing.query('begin')
    await sealing.query('select seal_ledger_entries(1)')
    // Nobody else can seal while its transaction lasts.
    let isOver = false
    const posting = Promise.all(Array.from({ length: 8 }, () => postOrders(server, 10))).then(() => {
      isOver = true
    })
    const waits: unknown[] = []
    while (!isOver) waits.push(...(await pool.query(WAITS)).rows)
    await posting
    expect(waits).toEqual([])
    await sealing.query('commit')
  } finally {
    sealing.release()
  }
  await sealEntries(server.context)
  expect(await counted(server)).toEqual({ sealed: 82, waiting: 0, newest: 82 })
})
