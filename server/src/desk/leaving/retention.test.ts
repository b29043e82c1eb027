import type { Blocker } from '@sojourn/contract/people/own-data'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf, makeLetter } from '../../../test/case-files.ts'
import { makeTalk, say } from '../../../test/conversations.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeWholePerson, type WholePerson } from '../../../test/person-with-everything/make-whole-person.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { hasInDatabase } from '../../../test/whole-database.ts'
import { personalData } from '../../domains.ts'
import { makePaymentRef } from '../../money/payments/make-ref.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { sweepLimits } from '../../platform/limits/sweep-limits.ts'
import { erasePeople } from './erase-people.ts'
import { forgetWhatIsOver } from './forget-what-is-over.ts'
import { retention } from './retention.ts'

const YEAR_MS = 366 * DAY_MS

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function theNightlyRun() {
  await transact(server.context, (tx) => server.context.jobs.enqueue(tx, forgetWhatIsOver, {}))
  await server.jobsDone()
}

const erase = async ({ id }: { id: string }) => {
  const { db } = server.context
  await db.updateTable('person').set({ deletion_due_at: server.clock.now() }).where('id', '=', id).execute()
  await erasePeople.run(server.context, {})
  await server.jobsDone()
  const { deleted_at } = await db
    .selectFrom('person')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
}

const has = (word: string) => hasInDatabase(server.context.pool, word)
const papersOf = async ({ paperKeys }: WholePerson) =>
  (await Promise.all(paperKeys.map((key) => server.context.files.exists(key)))).filter(Boolean).length

/** The tables in which a word still stands. */
async function tablesWith(word: string) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(server.context.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as t where position(${word} in t::text) > 0 limit 1`.execute(
      server.context.db,
    )
    if (hits.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('what a person left behind is in no table and no file once the time of each thing is over', async () => {
  const bystander = await makeWholePerson(server)
  const person = await makeWholePerson(server)
  await erase(person)
  // The mail that says so, and what counts tries by an email, go by clocks of their own.
  await sweepLimits.run(server.context, {})
  expect(await tablesWith(person.words[0] ?? '')).toEqual(['outbox'])
  // Both sides may need it now.
  expect((await tablesWith(person.lasting)).length).toBeGreaterThan(20)
  expect(await papersOf(person)).toBe(3)
  const companion = `companion-${bystander.words[0]}`
  expect(await tablesWith(companion)).toEqual(['client_order', 'order_document'])
  await theNightlyRun()
  expect((await tablesWith(person.lasting)).length).toBeGreaterThan(20)

  server.clock.forward(2 * YEAR_MS)
  await theNightlyRun()
  const afterTwo = await tablesWith(person.lasting)
  expect(afterTwo).toContain('conflict')
  expect(afterTwo).not.toContain('order_document')
  expect(await tablesWith(companion)).toEqual([])
  expect(await papersOf(person)).toBe(1)

  server.clock.forward(YEAR_MS)
  await theNightlyRun()
  expect(await papersOf(person)).toBe(0)
  // The law wants the books, and what our team did, for longer.
  expect(await tablesWith(person.lasting)).toEqual([
    'audit_entry',
    'client_order',
    'coupon',
    'fact',
    'payment',
    'payout',
    'payout_pause',
    'plan_invoice',
    'rule_change',
    'visa_correction',
  ])
  expect(await papersOf(bystander)).toBe(0)

  server.clock.forward(8 * YEAR_MS)
  await theNightlyRun()
  expect(await tablesWith(person.lasting)).toEqual([])
  for (const word of [person.lasting, ...person.words.slice(0, 1)]) expect(await has(word)).toBe(false)
  // A person who stays keeps what is theirs: here the review, under their name.
  expect(await tablesWith(bystander.lasting)).toEqual(['review'])
  expect(await has(bystander.words[0] ?? '')).toBe(true)
})

/** An order that is over, with a message and a paper. */
async function makeOver() {
  const talk = await makeTalk(server, 'completed')
  const said = await say(talk.asClient, talk.id, 'My number is 17')
  const letter = await makeLetter(server, talk.client, talk.orderId)
  const paper = `sealed/${await fileOf(server, letter)}`
  return {
    ...talk,
    message: said.body.data.uuid as string,
    async left() {
      const { db, files } = server.context
      const conversations = await db
        .selectFrom('conversation')
        .select('id')
        .where('order_id', '=', talk.orderId)
        .execute()
      return [conversations.length, await files.exists(paper)]
    },
  }
}
type Over = Awaited<ReturnType<typeof makeOver>>

const makeStaff = async () => signIn(server, await makePerson(server, { staff: true }))

async function isDisputed({ client, orderId }: Over) {
  const now = server.clock.now()
  const { id } = await server.context.db
    .insertInto('payment')
    .values({
      ...{ ref: makePaymentRef(), payer_id: client.id, payable: 'order', payable_id: orderId },
      ...{ status: 'success', title: 'Study permit', currency: 'USD', price: 500_00, amount: 500_00 },
      ...{ dispute: 'open', frozen_until: now, paid_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return async () => {
    await server.context.db.updateTable('payment').set({ dispute: 'won' }).where('id', '=', id).execute()
  }
}

async function isKeptForLaw({ orderId }: Over) {
  const path = `/staff/orders/${orderId}/legal-hold`
  const kept = await (await makeStaff()).post(path, { reason: 'A court asks for it.' })
  expect(kept.status, kept.text).toBe(200)
  return async () => {
    const lifted = await (await makeStaff()).post(`${path}/lift`, { reason: 'The court has decided.' })
    expect(lifted.status, lifted.text).toBe(200)
  }
}

async function isReported({ asAgent, message }: Over) {
  const { body, status } = await asAgent.post('/reports', {
    ...{ kind: 'message', subject: message, category: 'offensive', good_faith: true },
    explanation: 'This message insults me and my family.',
  })
  expect(status).toBe(201)
  return async () => {
    await server.context.db.deleteFrom('report').where('id', '=', body.data.id).execute()
  }
}

async function isBeingReviewed() {
  // Longer than staff can set it: what counts is that it is asked.
  const { db } = server.context
  const by = await makePerson(server, { staff: true })
  const set = (value: number) =>
    db
      .insertInto('rule_change')
      .values({ rule: 'review_open', value, reason: '', changed_by: by.id, created_at: server.clock.now() })
      .execute()
  await set(5000)
  return async () => {
    server.clock.forward(1)
    await set(30)
  }
}

test.each([
  ['a bank looks into its payment', isDisputed],
  ['a court asks for it', isKeptForLaw],
  ['a message of it is reported', isReported],
  ['it can still be reviewed', isBeingReviewed],
])('nothing of an order goes while %s, and all of it after', async (_, hold) => {
  const order = await makeOver()
  const release = await hold(order)
  server.clock.forward(4 * YEAR_MS)
  await theNightlyRun()
  expect(await order.left()).toEqual([1, true])
  await release()
  await theNightlyRun()
  expect(await order.left()).toEqual([0, false])
})

test('nobody leaves while a bank or a court needs what they wrote, and they read why', async () => {
  const order = await makeOver()
  const blockersOf = async (side: Browser) =>
    (await side.get('/account/deletion-requests')).body.data.against.map(({ words }: Blocker) => words)
  const blockers = () => blockersOf(order.asClient)
  expect(await blockers()).toEqual([])
  const ends = [await isDisputed(order), await isKeptForLaw(order)]
  expect((await blockers()).join()).toContain('A bank is looking into a payment for one of your orders.')
  expect((await blockers()).join()).toContain('The law requires us to keep one of your orders for now.')
  expect((await blockersOf(order.asAgent)).join()).toContain(
    'The law requires us to keep one of your orders for now.',
  )
  for (const end of ends) await end()
  expect(await blockers()).toEqual([])
})

test('our team keeps no order of their own, none twice, and the audit log says who kept one', async () => {
  const order = await makeOver()
  const path = `/staff/orders/${order.orderId}/legal-hold`
  const lift = await isKeptForLaw(order)
  const staff = await makeStaff()
  const shown = async () => (await staff.get(`/staff/orders/${order.orderId}`)).body.data.legal_hold
  expect(await shown()).toMatchObject({ reason: 'A court asks for it.' })
  expect((await staff.post(path, { reason: 'Once more.' })).status).toBe(409)
  await lift()
  expect(await shown()).toBeNull()
  expect((await staff.post(`${path}/lift`, { reason: 'Once more.' })).status).toBe(409)
  const log = (await staff.get(`/staff/audit-log?subject=${order.client.id}`)).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toContain('keep_order_for_law')

  const own = await makeOver()
  await server.context.db
    .updateTable('person')
    .set({ staff_since: server.clock.now() })
    .where('id', '=', own.agent.id)
    .execute()
  const asOwn = await signIn(server, own.agent)
  const refused = await asOwn.post(`/staff/orders/${own.orderId}/legal-hold`, { reason: 'Mine.' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This is your own order. Please ask a colleague.',
  ])
})

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ name: `Name ${at}`, email: 'many@example.com', subject: 'Hello', message: 'From long ago' },
    created_at: server.clock.now(),
  }))
const contactMessages = () =>
  server.context.db
    .selectFrom('contact_message')
    .select('name')
    .where('email', '=', 'many@example.com')
    .execute()

test('one night is enough for however many there are, and one bad row stops no other', async () => {
  const { db } = server.context
  await db.insertInto('contact_message').values(rows(450)).execute()
  await sql`
    create function refuse_one() returns trigger language plpgsql as $$
    begin if old.name = 'Name 17' then raise exception 'This one cannot go'; end if; return old; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_one before delete on contact_message
    for each row execute function refuse_one()`.execute(db)
  const paper = await makeOver()
  server.clock.forward(4 * YEAR_MS)
  await expect(forgetWhatIsOver.run(server.context, {})).rejects.toThrow(
    '1 rows could not be emptied or erased',
  )
  expect(await contactMessages()).toEqual([{ name: 'Name 17' }])
  await server.jobsDone()
  expect(await paper.left()).toEqual([0, false])

  await sql`drop trigger refuse_one on contact_message`.execute(db)
  await theNightlyRun()
  expect(await contactMessages()).toEqual([])
})

test('the privacy policy reads what the job goes by, also after our team changed it', async () => {
  const visitor = await signIn(server, await makePerson(server))
  const papers = async () =>
    (await visitor.get('/retention')).body.data.find(({ kind }: { kind: string }) => kind === 'order_papers')
  expect(await papers()).toMatchObject({ kept_for: '2 years', since: 'the end of the order', end: 'erased' })
  const order = await makeOver()
  const staff = await makeStaff()
  const changed = await staff.put('/staff/rules/papers_kept', { value: 1095, reason: 'Appeals take longer.' })
  expect(changed.status, changed.text).toBe(200)
  // Papers that everybody reads alike are kept for a moment.
  server.clock.forward(60_000)
  expect(await papers()).toMatchObject({ kept_for: '3 years' })
  server.clock.forward(2 * YEAR_MS)
  await theNightlyRun()
  expect(await order.left()).toEqual([1, true])
  server.clock.forward(YEAR_MS)
  await theNightlyRun()
  expect(await order.left()).toEqual([0, false])
})

/** Codes, currencies, countries, and numbers of ours: no words of anybody. */
const NO_WORDS = {
  audit_entry: ['action'],
  client_order: [
    ...[
      'country_iso',
      'currency',
      'purposes',
      'ref',
      'refund_schedule',
      'residence_iso',
      'resume_status',
      'stage',
    ],
    ...['status', 'visa_id', 'visa_name'],
  ],
  completion_request: ['status'],
  conflict: ['decision_parts', 'opened_by', 'outcome', 'reason', 'resume_status', 'status'],
  conversation_member: ['side'],
  coupon: ['code', 'currency', 'funder', 'kind', 'status'],
  coupon_refund: ['currency', 'status'],
  debt_bill: ['currency'],
  debt_relief: ['currency', 'how', 'side', 'status'],
  earned_month: ['currency'],
  extension_request: ['status'],
  fact: ['actor_mode', 'fact', 'request_id'],
  gift_check: ['signs', 'status'],
  ledger_account: ['code', 'currency', 'kind'],
  ledger_check: ['balances', 'faults', 'newest_hash', 'proven_hash', 'reached'],
  ledger_entry: ['cause', 'request_id', 'template'],
  meeting: ['ended_by', 'status'],
  meeting_request: ['made_by', 'status'],
  offer: [
    ...['country_iso', 'currency', 'proposed_by', 'purposes', 'refund_schedule', 'status'],
    ...['visa_id', 'visa_name'],
  ],
  order_ending: ['currency', 'reason', 'status'],
  order_event: ['actor_mode', 'from_status', 'request_id', 'step', 'to_status'],
  payment: ['coupons', 'currency', 'dispute', 'payable', 'ref', 'status', 'taxes'],
  payout: ['asked_by', 'currency', 'kind', 'processor', 'processor_id', 'ref', 'status', 'waits_for'],
  payout_pause: ['cause'],
  plan_bill: ['currency', 'kind', 'lines', 'plan', 'term'],
  plan_invoice: ['currency', 'lines', 'seller', 'taxes', 'title'],
  refund_request: ['currency', 'destination', 'made_by', 'parts', 'status'],
  refund_transfer: ['status'],
  review: ['country_iso', 'visa_id'],
  rule_change: ['rule'],
  subscription: ['next_plan', 'next_term', 'plan', 'status', 'term'],
  told_decision: ['signs', 'verdict', 'visa_id'],
  visa_correction: ['after', 'before', 'fact', 'origin'],
}
/** The deletion of an account empties these at once, or takes them along. */
const EMPTIED_AT_ONCE = ['person', 'goal', 'message', 'question']

test('whatever somebody writes has an end: each column of text goes with the account, has its time, or holds no words', async () => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'character', 'ARRAY')
    order by 1, 2`.execute(server.context.db)
  const kept = retention.flatMap(({ rows = [] }) => rows)
  const ends = (table: string, column: string) =>
    kept.some(
      (one) =>
        one.table === table &&
        ((!one.empties && !one.without) || column in { ...one.empties, ...one.without }),
    )
  const isKept = (table: string) => {
    const rule = personalData[table]
    return rule && 'onDeletion' in rule && rule.onDeletion !== 'removed' && !EMPTIED_AT_ONCE.includes(table)
  }
  const left = columns.filter(({ table, column }) => isKept(table) && !ends(table, column))
  const byTable = Object.groupBy(left, ({ table }) => table)
  expect(
    Object.fromEntries(
      Object.entries(byTable).map(([table, all = []]) => [table, all.map(({ column }) => column)]),
    ),
  ).toEqual(NO_WORDS)
})
