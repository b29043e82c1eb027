import { WORK_QUEUES } from '@sojourn/contract/desk/desk-words'
import type { Queue } from '@sojourn/contract/desk/staff-queue'
import type { WorkItem, Worklist } from '@sojourn/contract/desk/worklist'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeConflict } from '../../../test/conflicts.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import type { Owner, Things } from '../../../test/permissions/made.ts'
import { type Thing, things } from '../../../test/permissions/things/things.ts'
import { makeReport } from '../../../test/reports.ts'
import { rowsRead, statementsOf } from '../../../test/rows-read.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { makeStaff } from '../../../test/verifying.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'

let server: TestApp
let sanna: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(61_000)
  sanna = (await makeStaff(server, 'Sanna')).browser
})

const LIST = '/staff/worklist'
async function listed(query = '', by = sanna): Promise<Worklist> {
  const { body } = await by.get(`${LIST}?limit=100${query && `&${query}`}`)
  return body.data
}
/** There are many, so it reads page by page. */
async function item(id: string | undefined, by = sanna): Promise<WorkItem> {
  for (let cursor = ''; ; ) {
    const { items, pagination } = await listed(cursor && `cursor=${cursor}`, by)
    const found = items.find((one) => one.id === id)
    if (found) return found
    if (!pagination.next_cursor) throw new Error(`${id} is not listed`)
    cursor = pagination.next_cursor
  }
}

/** One thing of each queue, as it waits. */
const waiting: Record<Queue, Thing> = {
  verifications: 'verification',
  licences: 'licence',
  conflicts: 'conflict for staff',
  reports: 'report',
  failed_refunds: 'failed refund',
  payouts: 'payout',
  debts: 'relief of a debt',
  endings: 'order a second is to end',
  coupon_refunds: 'credit refund for staff',
  gifts: 'gift check',
  articles: 'article to check',
  facts: 'report of a fact',
}

/** The queue knows the thing by the id that comes back. */
async function make(thing: Thing, owner: Owner = null) {
  const made = await (things as Things)[thing]?.make(server, owner, null)
  return made?.rid ?? made?.id ?? made?.uuid
}
const makeOne = (queue: Queue) => make(waiting[queue])

describe('the list', () => {
  test('is of every queue, the oldest first, and counts what each queue counts', async () => {
    const before = await listed()
    const made: [Queue, string | undefined][] = []
    for (const queue of WORK_QUEUES.toReversed()) {
      server.clock.forward(1000)
      made.push([queue, await makeOne(queue)])
    }
    const after = await listed()
    expect(after.items.slice(-made.length).map(({ queue, id }) => [queue, id])).toEqual(made)
    for (const queue of WORK_QUEUES) expect(after.counts[queue], queue).toBe(before.counts[queue] + 1)
    expect((await sanna.get('/staff/queues')).body.data).toEqual(after.counts)
    expect(after.oldest).toBe(after.items[0]?.since)
    for (const queue of WORK_QUEUES) {
      const { items, counts } = await listed(`filter[queue]=${queue}`)
      expect(new Set(items.map((one) => one.queue)), queue).toEqual(new Set([queue]))
      expect(items, queue).toHaveLength(counts[queue])
    }
  })

  test('calls a report as its page does', async () => {
    const { id } = await makeReport(server)
    const { title } = (await sanna.get(`/staff/reports/${id}`)).body.data
    expect(title).toMatch(/^1 star for \S/)
    expect((await item(id)).about).toBe(title)
  })

  test('goes on page by page over all queues, though many wait since the same moment', async () => {
    for (let round = 0; round < 2; round++) for (const queue of WORK_QUEUES) await makeOne(queue)
    const all = (await listed()).items.map(({ queue, id }) => `${queue} ${id}`)
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = (await sanna.get(`${LIST}?limit=3${cursor && `&cursor=${cursor}`}`)).body.data as Worklist
      seen.push(...page.items.map(({ queue, id }) => `${queue} ${id}`))
      if (!page.pagination.next_cursor) break
      cursor = page.pagination.next_cursor
    }
    expect(seen).toEqual(all)
    expect(new Set(seen).size).toBe(all.length)
    expect((await sanna.get(`${LIST}?cursor=WzFd`)).status).toBe(422)
  })

  test('reads a page of each queue at most, however much waits', async () => {
    const { id } = await makeReport(server)
    await server.context.pool.query(
      `insert into report (kind, subject_id, category, explanation, reported, created_at)
       select kind, subject_id, category, explanation, reported, created_at - n * interval '1 second'
       from report, generate_series(1, 2000) as n where id = $1`,
      [id],
    )
    await server.context.pool.query('vacuum analyze report')
    const read = await rowsRead(server, () => sanna.get(`${LIST}?limit=5`))
    // They are counted by the index alone; of the list itself six are read at most.
    expect(read.report).toBeLessThan(2100)
    const next = (await sanna.get(`${LIST}?limit=5`)).body.data.pagination.next_cursor
    expect((await rowsRead(server, () => sanna.get(`${LIST}?limit=5&cursor=${next}`))).report).toBeLessThan(
      2100,
    )
    await server.context.pool.query('delete from report where reporter_name is null and created_at < $1', [
      server.clock.now(),
    ])
  })

  test('is asked in four statements, whatever waits', async () => {
    const count = async () =>
      (await statementsOf(server.context.pool, () => sanna.get(`${LIST}?limit=100`))).filter(({ text }) =>
        /verification|payment_alarm|rule_change/.test(text),
      ).length
    expect(await count()).toBe(4)
    for (const queue of WORK_QUEUES) await makeOne(queue)
    expect(await count()).toBe(4)
  })

  test('is our team’s alone', async () => {
    const client = await enter(server, await makePerson(server))
    expect((await client.get(LIST)).status).toBe(404)
  })
})

describe('what each line says', () => {
  test('whom it is of, what it is about, for how much, and what is next', async () => {
    const payer = await makePerson(server, { first_name: 'Ngozi', last_name: 'Traveller' })
    const failed = await make('failed refund', payer)
    expect(await item(failed)).toEqual({
      ...{ queue: 'failed_refunds', id: failed, step: 'payer_answers', who: 'Ngozi Traveller' },
      ...{ about: 'German student visa', amount: { amount: 200_00, currency: 'USD' } },
      ...{ since: server.clock.now().toISOString(), until: expect.any(String) },
      ...{ claim: null, closed_to_you: false, may: [] },
    })
    const { until } = await item(failed)
    const shown = (await sanna.get('/staff/failed-refunds?limit=100')).body.data.items
    expect(until).toBe(shown.find(({ id }: { id: string }) => id === failed).credit_at)

    const { id: stranger } = await makeReport(server)
    expect(await item(stranger)).toMatchObject({
      ...{
        who: 'Ida Stranger',
        about: expect.stringMatching(/^1 star for \S/),
        step: 'decide',
        may: ['claim'],
      },
    })
    expect(await item(await make('report of a fact'))).toMatchObject({ who: null, until: null, may: [] })
  })

  test('since when our team was asked, not since the two sides disagree', async () => {
    const client = await makePerson(server)
    const { id, order_id } = await makeConflict(server, client)
    server.clock.forward(2 * DAY_MS)
    const asClient = await signIn(server, client)
    const step = { step: 'ask_team' }
    expect((await asClient.patch(`/orders/${order_id}/conflicts/${id}`, step)).status).toBe(200)
    const asked = server.clock.now().toISOString()
    server.clock.forward(HOUR_MS)
    sanna = (await makeStaff(server, 'Sanna')).browser
    expect((await item(id)).since).toBe(asked)
  })

  test.each<[Thing, WorkItem['step']]>([
    ['payout', 'approve'],
    ['approved payout', 'send'],
    ['payout on its way', 'confirm'],
    ['refund by bank', 'approve'],
    ['approved refund by bank', 'send'],
    ['credit refund for staff', 'approve'],
    ['approved credit refund for staff', 'send'],
    ['objection to a report', 'answer'],
  ])('of %s the next step is %s', async (thing, step) => {
    expect((await item(await make(thing))).step).toBe(step)
  })
})

describe('claiming', () => {
  const claimable: [Queue, string, number][] = [
    ['verifications', 'verifications', 30 * MINUTE_MS],
    ['reports', 'reports', 30 * MINUTE_MS],
    ['conflicts', 'conflicts', 2 * HOUR_MS],
  ]

  test.each(claimable)('of %s shows at once with whom it is, until it lapses', async (queue, path, ms) => {
    const id = await makeOne(queue)
    expect(await item(id)).toMatchObject({ claim: null, may: ['claim'] })
    expect((await sanna.put(`/staff/${path}/${id}/claim`)).status).toBe(200)
    const claim = { by: { fullname: 'Sanna Staff' }, is_own: true }
    const until = new Date(server.clock.now().getTime() + ms).toISOString()
    expect(await item(id)).toMatchObject({ claim: { ...claim, until }, may: [] })
    const otto = (await makeStaff(server, 'Otto')).browser
    expect(await item(id, otto)).toMatchObject({ claim: { ...claim, is_own: false, until }, may: [] })
    server.clock.forward(ms + 1)
    expect(await item(id, otto)).toMatchObject({ claim: null, may: ['claim'] })
  })

  test('queues without claims offer none', async () => {
    for (const queue of WORK_QUEUES.filter((one) => !claimable.some(([known]) => known === one)))
      expect((await item(await makeOne(queue))).may, queue).toEqual([])
  })
})

describe('one’s own', () => {
  /** Somebody who is one of our team too. */
  async function both() {
    const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const { db } = server.context
    await db
      .updateTable('person')
      .set({ staff_since: server.clock.now() })
      .where('id', '=', person.id)
      .execute()
    return { person, browser: await signIn(server, person) }
  }

  test.each<Thing>([
    'licence',
    'payout',
    'failed refund',
    'relief of a debt',
    'article in review',
    'credit refund',
  ])('%s is closed to them, and open to a colleague', async (thing) => {
    const { person, browser } = await both()
    const id = await make(thing, person)
    expect(await item(id, browser)).toMatchObject({ closed_to_you: true, may: [] })
    expect((await item(id)).closed_to_you).toBe(false)
  })

  test('a conflict and a report of theirs are not theirs to claim', async () => {
    const { person, browser } = await both()
    const { id } = await makeConflict(server, person, 'mediation')
    expect(await item(id, browser)).toMatchObject({ closed_to_you: true, may: [] })
    expect((await browser.put(`/staff/conflicts/${id}/claim`)).status).toBe(409)
    const report = await makeReport(server, { reporter: person })
    expect(await item(report.id, browser)).toMatchObject({ closed_to_you: true, may: [] })
    expect(await item(report.id)).toMatchObject({ closed_to_you: false, may: ['claim'] })
  })

  test('whoever approved a transfer does not send it', async () => {
    const id = await make('payout')
    expect((await sanna.post(`/staff/payouts/${id}/approval`)).status).toBe(200)
    expect(await item(id)).toMatchObject({ step: 'send', closed_to_you: true })
    const otto = (await makeStaff(server, 'Otto')).browser
    expect(await item(id, otto)).toMatchObject({ step: 'send', closed_to_you: false })
  })
})

test('below it stands how payments, payouts and books are', async () => {
  const before = (await listed()).health
  await make('payment alarm')
  await make('payout')
  const at = server.clock.now()
  const check = (faults: object[], done_at: Date) =>
    server.context.db
      .insertInto('ledger_check')
      .values({
        ...{ created_at: done_at, done_at, sealed: 0, balances: '[]', faults: JSON.stringify(faults) },
      })
      .execute()
  await check([], at)
  const { health } = await listed()
  expect(health).toMatchObject({
    payment_alarms: before.payment_alarms + 1,
    payouts: { count: before.payouts.count + 1, since: expect.any(String) },
    books: { proven_at: at.toISOString(), faults: 0 },
  })
  await check([{ what: 'entry 7', fault: 'Its seal does not fit.' }], new Date(at.getTime() + DAY_MS))
  expect((await listed()).health.books).toEqual({ proven_at: at.toISOString(), faults: 1 })
})
