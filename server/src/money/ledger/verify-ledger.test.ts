import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { meddle, postOrders } from '../../../test/books.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { inTransaction } from '../../platform/database/transact.ts'
import { accounts } from './accounts.ts'
import { addCheck, finishCheck } from './check-store.ts'
import { postEntry } from './post-entry.ts'
import { credit, debit, posting } from './posting.ts'
import { readLedgerCommand, runLedgerCommand } from './run-ledger-command.ts'
import { orderPaid } from './templates/payment-templates.ts'
import { verifyLedger } from './verify-ledger.ts'
import { watchLedger } from './watch-ledger.ts'

const byId = (a: { entry_id: number }, b: { entry_id: number }) => a.entry_id - b.entry_id

const THIRD = '(select entry_id from ledger_seal where number = 3)'
const THIRD_ESCROW = `(select account_id from ledger_line join ledger_account on id = account_id where entry_id = ${THIRD} and kind = 'escrow')`
const REHASH = `update ledger_seal s set hash = ledger_hash(
  (select hash from ledger_seal p where p.number = s.number - 1),
  (select e from ledger_entry e where e.id = s.entry_id),
  (select string_agg(uuid_send(account_id) || int8send(amount), '' order by account_id) from ledger_line l where l.entry_id = s.entry_id)
) where number = 3`

test.each([
  {
    what: 'an amount',
    statements: [`update ledger_line set amount = amount * 2 where entry_id = ${THIRD}`],
    entries: [[3, 'changed']],
    accounts: ['balance'],
  },
  {
    what: 'an amount, and the balance with it',
    statements: [
      `update ledger_line set amount = amount * 2 where entry_id = ${THIRD}`,
      `update ledger_account set balance = balance * 2 where id = ${THIRD_ESCROW}`,
    ],
    entries: [[3, 'changed']],
    accounts: [],
  },
  {
    what: 'an amount, with a seal made anew: the next does not hold it',
    statements: [`update ledger_line set amount = amount * 2 where entry_id = ${THIRD}`, REHASH],
    entries: [[4, 'changed']],
    accounts: ['balance'],
  },
  {
    what: 'one line alone, with a seal made anew: it does not come to nothing',
    statements: [
      `update ledger_line set amount = amount - 1 where entry_id = ${THIRD} and account_id = ${THIRD_ESCROW}`,
      REHASH,
    ],
    entries: [
      [3, 'unbalanced'],
      [4, 'changed'],
    ],
    accounts: ['balance'],
  },
  {
    what: 'why something was posted',
    statements: [`update ledger_entry set cause = 'payment:other' where id = ${THIRD}`],
    entries: [[3, 'changed']],
    accounts: [],
  },
  {
    what: 'the very first entry',
    statements: [
      `update ledger_entry set cause = 'payment:other' where id = (select min(id) from ledger_entry)`,
    ],
    entries: [[1, 'changed']],
    accounts: [],
  },
  {
    what: 'when something was posted',
    statements: [`update ledger_entry set created_at = created_at - interval '1 second' where id = ${THIRD}`],
    entries: [[3, 'changed']],
    accounts: [],
  },
  {
    what: 'a line, taken away',
    statements: [`delete from ledger_line where entry_id = ${THIRD} and account_id = ${THIRD_ESCROW}`],
    entries: [[3, 'changed']],
    accounts: ['balance'],
  },
  {
    what: 'an entry, taken away with everything of it',
    statements: [
      `update ledger_account set balance = 0 where id = ${THIRD_ESCROW}`,
      `delete from ledger_line where entry_id = ${THIRD}`,
      `delete from ledger_entry where id = ${THIRD}`,
      'delete from ledger_seal where number = 3',
    ],
    entries: [[4, 'link missing']],
    accounts: [],
  },
  {
    what: 'an entry, whose seal stays',
    statements: [`delete from ledger_entry where id = ${THIRD}`],
    entries: [[3, 'not there']],
    accounts: [],
  },
  {
    what: 'the last seal',
    statements: ['delete from ledger_seal where number = 5'],
    entries: [[5, 'not sealed']],
    accounts: [],
  },
  {
    what: 'a balance',
    statements: [`update ledger_account set balance = balance + 1 where id = ${THIRD_ESCROW}`],
    entries: [],
    accounts: ['balance'],
  },
  {
    what: 'whose an account is: its number follows, and its lines have none',
    statements: [
      `update ledger_account set subject = '${randomUUID()}' where subject = (select order_id from ledger_entry where id = ${THIRD}) and kind = 'escrow'`,
    ],
    entries: [],
    accounts: ['balance', 'not there'],
  },
])('the check finds it: $what', async ({ statements, entries, accounts }) => {
  const server = await startApp()
  await postOrders(server, 5)
  expect(await verifyLedger(server.context)).toMatchObject({ sealed: 5, entries: [], accounts: [] })
  await meddle(server, ...statements)
  const found = await verifyLedger(server.context)
  const inSmallSteps = await verifyLedger(server.context, 1)
  expect({ ...inSmallSteps, entries: inSmallSteps.entries.toSorted(byId) }).toEqual(found)
  expect(found.entries.map(({ entry_id, fault }) => [entry_id, fault])).toEqual(entries)
  expect(found.accounts.map(({ fault }) => fault).toSorted()).toEqual(accounts)
  // Only the platform's own are summed, whatever is off elsewhere.
  expect(found.sums.of.map(({ account }) => account)).toEqual(['clearing', 'tax:GST'])
})

test('of very many faults a hundred are told', async () => {
  const server = await startApp()
  await postOrders(server, 102)
  await meddle(server, `update ledger_entry set created_at = created_at - interval '1 second'`)
  expect((await verifyLedger(server.context)).entries).toHaveLength(100)
})

test('an empty ledger is sound', async () => {
  const server = await startApp()
  const empty = {
    sealed: 0,
    newestHash: null,
    entries: [],
    accounts: [],
    pending: [],
    sums: { upTo: 0, of: [] },
  }
  expect(await verifyLedger(server.context)).toEqual(empty)
})

test('each day’s check counts what it found', async () => {
  const server = await startApp()
  const runCheck = async () => {
    // The server keeps what it gathered for a few seconds.
    server.clock.forward(5_000)
    await inTransaction(server.context.db, (tx) => server.context.jobs.enqueue(tx, watchLedger, {}))
    await server.jobsDone()
    return (await server.context.metrics.show()).text
  }
  await postOrders(server, 5)
  expect(await runCheck()).toContain('ledger_faults 0')
  await postOrders(server, 2)
  await meddle(
    server,
    'update ledger_line set amount = amount * 2 where entry_id = (select max(id) from ledger_entry)',
  )
  // The entry, and the balance of its escrow.
  expect(await runCheck()).toContain('ledger_faults 2')
})

test('money of an agent that no order will clear is off too, in the check, the number and the command', async () => {
  const server = await startApp()
  const { context } = server
  const { id: agent } = await makePerson(server, { home: 'consultant' })
  const entry = {
    ...posting('L2', 'USD', [debit(accounts.clearing, 10_00), credit(accounts.agent_pending(agent), 10_00)]),
    ...{ cause: 'test:1', orderId: null, actorId: null, requestId: null },
  }
  await inTransaction(context.db, (tx) => postEntry(context, tx, entry))
  const found = await verifyLedger(context)
  const off = { what: `account agent_pending:${agent} USD`, fault: 'pending without a day' }
  expect(found).toMatchObject({ entries: [], accounts: [], pending: [off] })
  await inTransaction(context.db, (tx) => context.jobs.enqueue(tx, watchLedger, {}))
  await server.jobsDone()
  expect((await context.metrics.show()).text).toContain('ledger_faults 1')
  const { isSound, told } = await runLedgerCommand(context)
  expect(isSound).toBe(false)
  expect(told).toMatch(
    /One thing is off:\n {2}account agent_pending:[0-9a-f-]{36} USD: pending without a day$/,
  )
})

test('the command names what is off, and says when nothing is', async () => {
  const server = await startApp()
  await postOrders(server, 5)
  expect(await runLedgerCommand(server.context)).toEqual({
    isSound: true,
    told: expect.stringContaining('5 entries are balanced and sealed'),
  })
  await meddle(server, `update ledger_line set amount = amount * 2 where entry_id = ${THIRD}`)
  const { isSound, told } = await runLedgerCommand(server.context)
  expect(isSound).toBe(false)
  expect(told).toMatch(
    /2 things are off:\n {2}entry \d+: changed\n {2}account escrow:[0-9a-f-]{36} USD: balance$/,
  )
  for (const words of [[], ['mend'], ['verify', 'more']])
    expect(() => readLedgerCommand(words)).toThrow('npm run ledger')
})

test('the command speaks of one thing as of one, and names the newest seal', async () => {
  expect(() => readLedgerCommand(['verify'])).not.toThrow()
  const server = await startApp()
  expect((await runLedgerCommand(server.context)).told).toMatch(/0 entries are .* the sum of its lines\.$/)
  await postOrders(server, 1)
  expect((await runLedgerCommand(server.context)).told).toMatch(
    /1 entry is balanced .*\nThe newest seal is [0-9a-f]{64}$/,
  )
  await meddle(server, `update ledger_entry set created_at = created_at - interval '1 second'`)
  expect((await runLedgerCommand(server.context)).told).toMatch(/One thing is off:\n {2}entry \d+: changed$/)
})

test('accounts stand in order, each with its currencies in order', async () => {
  const server = await startApp()
  const staff = await enter(server, await makePerson(server, { staff: true }))
  for (const [currency, code] of [
    ['USD', 'VAT'],
    ['EUR', 'VAT'],
    ['USD', 'GST'],
    ['EUR', 'GST'],
  ] as const) {
    const order = randomUUID()
    const taxes = [{ code, amount: 25_00 }]
    const paid = orderPaid({ currency, order, client: randomUUID(), price: 500_00, taxes })
    const entry = { ...paid, cause: `payment:${order}`, orderId: order, actorId: null, requestId: null }
    await inTransaction(server.context.db, (tx) => postEntry(server.context, tx, entry))
    if (code === 'VAT') await watchLedger.run(server.context, {})
  }
  const { balances, last_check } = (await staff.get('/staff/ledger')).body.data as {
    balances: { account: string; amount: { currency: string } }[]
    last_check: object
  }
  expect(last_check).toMatchObject({ asked_by: null, entries: 2, faults: [] })
  expect(balances.map(({ account, amount }) => `${account} ${amount.currency}`)).toEqual([
    ...['clearing EUR', 'clearing USD', 'tax:GST EUR', 'tax:GST USD', 'tax:VAT EUR', 'tax:VAT USD'],
  ])
})

test('a check that was done stays as it was, and the next one waits for its own', async () => {
  const server = await startApp()
  const now = server.clock.now()
  const done = (seal: number) => ({
    done_at: now,
    reach: { seal, hash: null, entry: seal },
    balances: [],
    faults: [],
  })
  await inTransaction(server.context.db, async (tx) => {
    const ofTheClock = { askedBy: null, isWhole: false }
    const { id = '' } = (await addCheck(tx, ofTheClock, now)) ?? {}
    await finishCheck(tx, id, done(1))
    await addCheck(tx, ofTheClock, now)
    await finishCheck(tx, id, done(2))
  })
  const { rows } = await server.context.pool.query('select sealed from ledger_check order by id')
  expect(rows).toEqual([{ sealed: 1 }, { sealed: null }])
})

test('staff see what the books hold, have them checked, and read what was off', async () => {
  const server = await startApp()
  const staff = await enter(
    server,
    await makePerson(server, { staff: true, first_name: 'Sam', last_name: 'Staff' }),
  )
  const shown = async () => (await staff.get('/staff/ledger')).body.data
  expect(await shown()).toEqual({
    entries: 0,
    balances: [],
    held: [],
    last_check: null,
    waiting_check: null,
    payment_alarms: 0,
  })
  await postOrders(server, 3)
  const USD = (amount: number) => ({ amount, currency: 'USD' })
  const three = {
    entries: 3,
    balances: [
      { account: 'clearing', amount: USD(3 * 525_00) },
      { account: 'tax:GST', amount: USD(3 * 25_00) },
    ],
    held: [{ account: 'escrow', amount: USD(3 * 500_00) }],
  }
  expect(await shown()).toMatchObject(three)

  const asked = await Promise.all(Array.from({ length: 5 }, () => staff.post('/staff/ledger/checks')))
  expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(202))
  expect(new Set(asked.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await shown()).waiting_check).toMatchObject({ asked_by: 'Sam Staff', done_at: null, entries: null })
  await server.jobsDone()
  expect(await shown()).toMatchObject({
    ...three,
    waiting_check: null,
    last_check: { asked_by: 'Sam Staff', done_at: expect.any(String), entries: 3, faults: [] },
  })
  const log = (await staff.get('/staff/audit-log')).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['check_ledger'])

  // Entries since the last check are added to what it summed.
  await postOrders(server, 2)
  await staff.post('/staff/ledger/checks')
  expect(await shown()).toMatchObject({ waiting_check: { done_at: null }, last_check: { entries: 3 } })
  expect((await shown()).balances).toEqual([
    { account: 'clearing', amount: USD(5 * 525_00) },
    { account: 'tax:GST', amount: USD(5 * 25_00) },
  ])
  await meddle(server, `update ledger_line set amount = amount * 2 where entry_id = ${THIRD}`)
  await watchLedger.run(server.context, {})
  expect((await shown()).last_check).toMatchObject({
    asked_by: 'Sam Staff',
    entries: 5,
    faults: [
      { what: expect.stringMatching(/^entry \d+$/), fault: 'changed' },
      { what: expect.stringMatching(/^account escrow:.* USD$/), fault: 'balance' },
    ],
  })
  const { rows } = await server.context.pool.query('select sealed from ledger_check order by done_at')
  expect(rows).toEqual([{ sealed: 3 }, { sealed: 5 }])
})
