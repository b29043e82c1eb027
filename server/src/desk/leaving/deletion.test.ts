import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  makePayment,
  makeSeller,
  makeShopper,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  saveCard,
  statusOf,
} from '../../../test/payments.ts'
import { makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeWholePerson } from '../../../test/person-with-everything/make-whole-person.ts'
import { buyPlan, choose, makePlanAgent, openPlanPayment } from '../../../test/plans.ts'
import { CARDS, sandboxOf, useCard } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { sweepLimits } from '../../platform/limits/sweep-limits.ts'
import { newestMails } from '../../platform/mail/outbox/outbox-store.ts'
import { deletionBlockers } from './deletion-blockers.ts'
import { erasePeople } from './erase-people.ts'
import { erasePerson } from './erase-person.ts'
import { rowsOf, theirTables } from './personal-data-store.ts'

const usualBlockers = [...deletionBlockers]
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const rowOf = ({ id }: TestPerson) =>
  server.context.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsTo = ({ email }: TestPerson) => newestMails(server.context.db, email)

async function someone() {
  const person = await makePerson(server)
  return { person, browser: await signIn(server, person) }
}

/** Their 14 days are over. */
const due = ({ id }: { id: string }) =>
  server.context.db
    .updateTable('person')
    .set({ deletion_due_at: server.clock.now() })
    .where('id', '=', id)
    .execute()

async function waitingForLock() {
  const { rowCount } = await server.context.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}

async function theDailyRun() {
  await erasePeople.run(server.context, {})
  await server.jobsDone()
}

describe('asking', () => {
  test('sets a day in 14 days and tells it by mail', async () => {
    const { person, browser } = await someone()
    expect((await browser.get('/account/deletion-requests')).body.data).toEqual({
      due_at: null,
      blockers: [],
      against: [],
    })
    const due_at = new Date(server.clock.now().getTime() + 14 * DAY).toISOString()
    expect(await browser.post('/account/deletion-requests')).toMatchObject({
      status: 200,
      body: { data: { due_at, blockers: [] } },
    })
    expect((await browser.get('/account/deletion-requests')).body.data.due_at).toBe(due_at)
    expect((await browser.get('/account')).body.data.deletion).toEqual({ due_at })
    await server.jobsDone()
    const [mail, ...more] = await mailsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your Sojourn account will be deleted on 16 November 2026')
    expect(mail?.text).toContain('Keep my account')
  })

  test('mails nobody whose address was never proven, neither then nor at the end', async () => {
    const person = await makePerson(server, { verifiedEmail: false })
    const browser = await signIn(server, person)
    expect((await browser.post('/account/deletion-requests')).status).toBe(200)
    await due(person)
    await theDailyRun()
    expect((await rowOf(person)).deleted_at).not.toBeNull()
    expect(await mailsTo(person)).toEqual([])
  })

  test('a hundred times at once is asking once', async () => {
    const { person, browser } = await someone()
    const { clock } = server
    const { now } = clock
    // No two of them come in the same millisecond.
    clock.now = () => {
      clock.forward(1)
      return now.call(clock)
    }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => browser.post('/account/deletion-requests')),
    ).finally(() => Object.assign(clock, { now }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.due_at)).size).toBe(1)
    await server.jobsDone()
    expect(await mailsTo(person)).toHaveLength(1)
  })

  test('again a day later leaves the day as it is', async () => {
    const { browser } = await someone()
    const first = (await browser.post('/account/deletion-requests')).body
    server.clock.forward(5 * MINUTE)
    expect((await browser.post('/account/deletion-requests')).body).toEqual(first)
  })

  test('wants the password shown lately', async () => {
    const { person, browser } = await someone()
    server.clock.forward(11 * MINUTE)
    await browser.head('/heartbeat')
    expect(await browser.post('/account/deletion-requests')).toMatchObject({
      status: 409,
      body: { code: 'confirm_first' },
    })
    expect((await rowOf(person)).deletion_due_at).toBeNull()
  })

  test('of somebody suspended who has a reason against it says whom to write to', async () => {
    const { person } = await someone()
    const before = await (await signIn(server, person)).get('/account/deletion-requests')
    expect(before.body.data.against).toEqual([])
    deletionBlockers.push({ why: async () => 'Please withdraw your money first.', place: 'wallet' })
    try {
      await server.context.db
        .updateTable('person')
        .set({ suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
        .where('id', '=', person.id)
        .execute()
      const suspended = await signIn(server, person)
      expect((await suspended.get('/account/deletion-requests')).body.data.against).toEqual([
        { words: 'Please withdraw your money first.', place: null },
        {
          words: `Your account is suspended, so please write to ${server.context.settings.supportEmail} to settle this.`,
          place: null,
        },
      ])
    } finally {
      deletionBlockers.splice(0, Infinity, ...usualBlockers)
    }
  })

  test('is not held up by the plan of a suspended agent, which they cannot cancel and nobody renews', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    const blockers = async () =>
      (await (await signIn(server, agent)).get('/account/deletion-requests')).body.data.against
    expect(await blockers()).toEqual([{ words: 'You have a paid plan. Cancel it first.', place: 'plan' }])
    await server.context.db
      .updateTable('person')
      .set({ suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
      .where('id', '=', agent.id)
      .execute()
    expect(await blockers()).toEqual([])
  })

  test('is refused with every reason there is', async () => {
    const { person, browser } = await someone()
    const told: string[] = []
    const blockers = ['Please finish your orders first.', 'Please withdraw your money first.'].map(
      (sentence) => ({
        place: null,
        why: async (_context: unknown, id: string) => {
          told.push(id)
          return sentence
        },
      }),
    )
    deletionBlockers.push(...blockers, { place: 'coupons', why: async () => null })
    try {
      expect(await browser.post('/account/deletion-requests')).toMatchObject({
        status: 409,
        body: {
          code: 'not_now',
          message: 'Please finish your orders first. Please withdraw your money first.',
        },
      })
      expect((await browser.get('/account/deletion-requests')).body.data.against).toHaveLength(2)
    } finally {
      deletionBlockers.splice(0, Infinity, ...usualBlockers)
    }
    expect(new Set(told)).toEqual(new Set([person.id]))
    expect((await rowOf(person)).deletion_due_at).toBeNull()
    await server.jobsDone()
    expect(await mailsTo(person)).toEqual([])
  })

  test('can be taken back, also twice, and asked anew', async () => {
    const { person, browser } = await someone()
    await browser.post('/account/deletion-requests')
    expect((await browser.delete('/account/deletion-requests')).status).toBe(204)
    expect((await browser.delete('/account/deletion-requests')).status).toBe(204)
    expect((await browser.get('/account')).body.data.deletion).toBeNull()
    server.clock.forward(MINUTE)
    await browser.post('/account/deletion-requests')
    await server.jobsDone()
    expect(await mailsTo(person)).toHaveLength(2)
  })
})

/** Every text of every table of ours, as one. */
async function wholeDatabase() {
  const texts: string[] = []
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.context.db)
  for (const { table } of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.context.db)
    texts.push(JSON.stringify(rows))
  }
  return texts.join('\n')
}

describe('after 14 days', () => {
  test('nothing is left that tells who it was, however often the job runs', async () => {
    const bystander = await makeWholePerson(server)
    const person = await makeWholePerson(server)
    const browser = await signIn(server, person)
    await browser.post('/account/deletion-requests')
    const auditBefore = await server.context.db.selectFrom('audit_entry').selectAll().execute()

    server.clock.forward(14 * DAY - 1)
    await theDailyRun()
    expect((await rowOf(person)).deleted_at).toBeNull()
    expect((await browser.get('/account')).status).toBe(200)

    server.clock.forward(1)
    const before = await rowOf(bystander)
    await theDailyRun()
    expect((await rowOf(person)).deleted_at).not.toBeNull()
    await erasePerson.run(server.context, { person_id: person.id })
    await theDailyRun()

    expect(await rowOf(person)).toMatchObject({
      first_name: 'Deleted',
      last_name: 'person',
      email: `deleted-${person.id}@deleted.invalid`,
      deleted_at: server.clock.now(),
      password_hash: null,
      deletion_due_at: null,
    })
    expect(await browser.get('/account')).toMatchObject({ status: 401 })
    expect(await server.context.files.get(person.pictureKey)).toBeNull()
    expect(await server.context.files.get(person.documentKey)).toBeNull()
    const whose = { id: person.id, email: person.email }
    const [done, ...others] = await mailsTo(person)
    expect(others).toEqual([])
    expect(done?.subject).toBe('Your Sojourn account is deleted')
    // The law wants these kept as they were issued, and nothing says so later.
    expect(done?.text.replaceAll(/\s+/g, ' ')).toContain(
      'If you were an agent, our invoices to you stay as they are, and your name and registration stay on your clients’ receipts.',
    )
    await server.context.db.deleteFrom('outbox').where('recipient', '=', person.email).execute()
    for (const [table, rule] of theirTables(server.context))
      expect((await rowsOf(server.context.db, table, rule, whose)).length > 0, table).toBe(
        rule.onDeletion !== 'removed',
      )
    // Tries by an email are counted until the clock says otherwise.
    await sweepLimits.run(server.context, {})
    const everything = await wholeDatabase()
    const isLeft = (word: string) => everything.toLowerCase().includes(word.toLowerCase())
    // All people of the tests share one password.
    const theirs = [person.words[0] ?? '', ...person.secrets].filter((word) => !word.startsWith('$argon2'))
    expect(theirs.filter(isLeft)).toEqual([])

    // Others keep theirs, and what staff did stays written down.
    expect(await rowOf(bystander)).toEqual(before)
    expect(everything).toContain(bystander.words[0])
    expect(await server.context.db.selectFrom('audit_entry').selectAll().execute()).toEqual(auditBefore)
  })

  test('their cards are removed at the processor too', async () => {
    const shopper = await makeShopper(server)
    const browser = await signIn(server, shopper)
    const numbers = [CARDS.visa, CARDS.mastercard]
    for (const number of numbers) await saveCard(server, browser, number)
    await browser.post('/account/deletion-requests')
    const { rows } = await server.context.pool.query(
      'select array_agg(processor_id) as ids from payment_method where person_id = $1',
      [shopper.id],
    )
    server.clock.forward(15 * DAY)
    await theDailyRun()
    const there = await sandboxOf(server)
      .house.book.selectFrom('card')
      .select('removed_at')
      .where('id', 'in', rows[0].ids)
      .execute()
    expect(there).toEqual(numbers.map(() => ({ removed_at: server.clock.now() })))
  })

  test('what they were about to pay is given up, its page closed, and who they are at the processor removed', async () => {
    const shopper = await makeShopper(server)
    const { order, ref, browser } = await makePayment(server, { shopper })
    const { body } = await payOnPage(browser, ref)
    const { house } = sandboxOf(server)
    const customers = () =>
      server.context.db
        .selectFrom('processor_customer')
        .select('processor_id')
        .where('person_id', '=', shopper.id)
        .execute()
    const [customer] = await customers()
    await due(shopper)
    await erasePerson.run(server.context, { person_id: shopper.id })
    expect((await rowOf(shopper)).deleted_at).not.toBeNull()
    expect(await orderStatusOf(server, order.id)).toBe('cancelled')
    // In the moment before the page is closed somebody pays there, and wants the card kept.
    await useCard(server, body.data.url, CARDS.visa, true)
    await quieten(server)
    expect(await orderStatusOf(server, order.id)).toBe('cancelled')
    const charge = await house.book
      .selectFrom('charge')
      .select(['amount', 'refunded'])
      .where('reference', '=', body.data.activity.id)
      .executeTakeFirstOrThrow()
    expect(Number(charge.refunded)).toBe(Number(charge.amount))
    expect(await customers()).toEqual([])
    const cards = await server.context.db
      .selectFrom('payment_method')
      .selectAll()
      .where('person_id', '=', shopper.id)
      .execute()
    expect(cards).toEqual([])
    const there = await house.book
      .selectFrom('customer')
      .select('removed_at')
      .where('id', '=', customer?.processor_id ?? '')
      .executeTakeFirstOrThrow()
    expect(there.removed_at).not.toBeNull()
  })

  test('the plan they were about to pay is given up, and money that comes all the same goes back', async () => {
    const agent = await makePlanAgent(server, { card: null })
    const payable = await choose(agent.browser, 'pro', 'month')
    const { ref } = (await openPlanPayment(agent.browser, payable ?? '')).body.data
    const { body } = await payOnPage(agent.browser, ref)
    await due(agent)
    await erasePerson.run(server.context, { person_id: agent.id })
    expect((await rowOf(agent)).deleted_at).not.toBeNull()
    // In the moment before the page is closed somebody pays there.
    await useCard(server, body.data.url, CARDS.visa)
    await quieten(server)
    const { status } = await server.context.db
      .selectFrom('subscription')
      .select('status')
      .where('agent_id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('ended')
    const { amount, refunded } = await sandboxOf(server)
      .house.book.selectFrom('charge')
      .select(['amount', 'refunded'])
      .where('reference', '=', body.data.activity.id)
      .executeTakeFirstOrThrow()
    expect([Number(amount), Number(refunded)]).toEqual([29_00, 29_00])
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })

  test('waits for whoever holds the agent, and holds up nobody meanwhile', async () => {
    const agent = await makeSeller(server)
    const shopper = await makeShopper(server)
    const { order } = await makePayment(server, { shopper, agent })
    await due(agent)
    const other = await server.context.pool.connect()
    try {
      // A service is taken off the market in this order: the agent first, then the orders that were not paid.
      await other.query('begin')
      await other.query('select 1 from agent where person_id = $1 for no key update', [agent.id])
      const erased = erasePerson.run(server.context, { person_id: agent.id })
      await expect.poll(waitingForLock).toBe(1)
      await other.query('select 1 from client_order where id = $1 for update nowait', [order.id])
      await other.query('select 1 from person where id = $1 for key share nowait', [agent.id])
      await other.query('commit')
      await erased
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect((await rowOf(agent)).deleted_at).not.toBeNull()
    expect(await orderStatusOf(server, order.id)).toBe('cancelled')
  })

  test('what was ordered of an agent and not paid is given up, and its clients hear it', async () => {
    const agent = await makeSeller(server)
    const shopper = await makeShopper(server)
    const { order, ref, browser } = await makePayment(server, { shopper, agent })
    await due(agent)
    await theDailyRun()
    expect((await rowOf(agent)).deleted_at).not.toBeNull()
    expect(await orderStatusOf(server, order.id)).toBe('cancelled')
    expect((await statusOf(browser, ref)).status).toEqual([-2, 'Cancelled'])
    const [mail] = await mailsTo(shopper)
    expect(mail?.text).toContain('German student visa')
  })

  test('an agent stays as long as somebody is paying them', async () => {
    const agent = await makeSeller(server)
    const shopper = await makeShopper(server)
    const { order, ref, browser } = await makePayment(server, { shopper, agent })
    await payByCard(browser, ref, await saveCard(server, browser, CARDS.slow))
    await due(agent)
    await theDailyRun()
    expect((await rowOf(agent)).deleted_at).toBeNull()
    expect(await orderStatusOf(server, order.id)).toBe('awaiting_payment')
  })

  test('their receipts tell what was sold where, and no longer to whom', async () => {
    const person = await makeWholePerson(server)
    await due(person)
    await theDailyRun()
    const receipts = await server.context.db
      .selectFrom('receipt')
      .select(['payer_name', 'payer_address', 'seller_registered_as'])
      .where('payer_id', '=', person.id)
      .execute()
    expect(receipts).toEqual([
      {
        payer_name: 'Deleted person',
        payer_address: ['Finland'],
        seller_registered_as: ['Okafor Immigration Ltd'],
      },
    ])
  })

  test('the email is free for a new account, which is a stranger to the old one', async () => {
    const { person, browser } = await someone()
    await browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    await theDailyRun()
    const again = await makePerson(server, { email: person.email })
    expect(again.id).not.toBe(person.id)
    expect((await (await signIn(server, again)).get('/account')).body.data.deletion).toBeNull()
  })

  test('an unproven email takes nothing of its real owner along', async () => {
    const owner = await makeWholePerson(server)
    const { db } = server.context
    await db
      .updateTable('person')
      .set({ email: `moved-${owner.email}` })
      .where('id', '=', owner.id)
      .execute()
    const impostor = await makePerson(server, { email: owner.email, verifiedEmail: false })
    await (await signIn(server, impostor)).post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    await theDailyRun()
    expect((await rowOf(impostor)).deleted_at).not.toBeNull()
    const messages = await db
      .selectFrom('contact_message')
      .select('id')
      .where('email', 'ilike', owner.email)
      .execute()
    expect(messages).toHaveLength(1)
  })

  test('who took it back stays, also when the job was under way', async () => {
    const { person, browser } = await someone()
    await browser.post('/account/deletion-requests')
    server.clock.forward(14 * DAY + MINUTE)
    await erasePeople.run(server.context, {})
    await browser.head('/heartbeat')
    expect((await browser.delete('/account/deletion-requests')).status).toBe(204)
    await server.jobsDone()
    expect(await rowOf(person)).toMatchObject({ email: person.email, deleted_at: null })
    expect((await browser.get('/account')).status).toBe(200)
  })

  test('taking it back in the very moment of the job ends one way or the other', async () => {
    for (const first of ['undo', 'job'] as const) {
      const { person, browser } = await someone()
      await browser.post('/account/deletion-requests')
      server.clock.forward(14 * DAY + MINUTE)
      await browser.head('/heartbeat')
      const undo = () => browser.delete('/account/deletion-requests')
      const job = () => erasePerson.run(server.context, { person_id: person.id })
      await inThisOrder(person, first === 'undo' ? [undo, job, job] : [job, undo, job])

      const { email, deleted_at, deletion_due_at } = await rowOf(person)
      expect(deletion_due_at).toBeNull()
      expect(deleted_at === null).toBe(first === 'undo')
      expect(email === person.email).toBe(first === 'undo')
      expect((await undo()).status).toBe(first === 'undo' ? 204 : 401)
      expect((await browser.get('/account')).status).toBe(first === 'undo' ? 200 : 401)
      await server.jobsDone()
      expect(await mailsTo(person)).toHaveLength(first === 'undo' ? 1 : 2)
    }
  })

  test('what came up meanwhile is settled first', async () => {
    const { person, browser } = await someone()
    await browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    const why = async (_context: unknown, id: string) => (id === person.id ? 'An order goes on.' : null)
    deletionBlockers.push({ why, place: null })
    try {
      await theDailyRun()
      const { deleted_at, deletion_due_at } = await rowOf(person)
      expect(deleted_at).toBeNull()
      expect(deletion_due_at).toEqual(new Date(server.clock.now().getTime() + 2 * DAY))
      server.clock.forward(2 * DAY)
      await theDailyRun()
    } finally {
      deletionBlockers.splice(0, Infinity, ...usualBlockers)
    }
    const told = (await mailsTo(person)).filter(({ subject }) => subject.includes('could not be deleted yet'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('/account/data')
    await theDailyRun()
    expect((await rowOf(person)).deleted_at).toBeNull()
    server.clock.forward(2 * DAY)
    await theDailyRun()
    expect((await rowOf(person)).deleted_at).not.toBeNull()
  })

  test('nothing written at the same time comes back into the row', async () => {
    const { db } = server.context
    const { person, browser } = await someone()
    await browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY)
    await browser.head('/heartbeat')
    const sound = { ...(await browser.get('/account/notifications')).body.data, sound: false }
    const answers = await inThisOrder(person, [
      () => erasePerson.run(server.context, { person_id: person.id }),
      () => browser.put('/account/timezone', { timezone: 'Europe/Paris' }),
      () => browser.post('/account/switch', { to: 'consultant' }),
      () => browser.put('/account/notifications', sound),
      () => browser.delete('/account/profile-picture'),
    ])
    for (const answer of answers.slice(1)) expect(answer).toMatchObject({ status: 401 })
    expect(await rowOf(person)).toMatchObject({
      deleted_at: server.clock.now(),
      timezone: null,
      mode: 'subscriber',
    })
    for (const table of ['session', 'agent', 'notice_preference'] as const) {
      const left = await db.selectFrom(table).selectAll().where('person_id', '=', person.id).execute()
      expect(left).toEqual([])
    }
  })
})

/** Lets each begin and come as far as the person's row before the next one does; then all go on. */
async function inThisOrder({ id }: TestPerson, steps: (() => Promise<unknown>)[]) {
  const { db } = server.context
  return db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute()
      const under: Promise<unknown>[] = []
      for (const step of steps) {
        under.push(step())
        await waiting(under.length)
      }
      return { under }
    })
    .then(({ under }) => Promise.all(under))
}

async function waiting(count: number) {
  for (let found = 0; found < count; ) {
    const { rows } = await sql<{ found: number }>`
      select count(distinct pid)::int as found from pg_locks
      join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(server.context.db)
    found = rows[0]?.found ?? 0
  }
}
