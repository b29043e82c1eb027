import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makePaidWork, makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { tendConflicts } from './tend-conflicts.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides = await makeSides(server)
  work = await makeWork(server, sides)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})

const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async () => (await orderOf(work.id)).status
const tend = async () => {
  await server.context.jobs.enqueue(server.context.db as never, tendConflicts, {})
  await quieten(server)
}
async function later(ms: number) {
  server.clock.forward(ms)
  await tend()
  work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
}
async function open(who: Browser) {
  const { body, text } = await who.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  return `/orders/${work.id}/conflicts/${body.data.id}`
}
const propose = async (who: Browser, path: string, amount: number, more: object = {}) => {
  const { body, text } = await who.post(`${path}/refunds`, { amount, text: 'This is fair.', ...more })
  if (!body?.data) throw new Error(text)
  return body.data.refunds.at(-1) as { id: string; reply_by: string; silence: string }
}
const conflictOf = async (path: string) => (await work.asClient.get(path)).body.data
const remindersOf = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('Please answer'))
/** Each warning on its day, and the end of the time. */
async function untilTheEnd() {
  for (const days of [3, 2, 2]) await later(days * DAY_MS)
}

describe('silence on a proposal', () => {
  test('never pays an agent who did not begin: our team decides', async () => {
    work = await makePaidWork(server, sides)
    const path = await open(work.asAgent)
    expect(await propose(work.asAgent, path, 0)).toMatchObject({ silence: 'team' })
    await untilTheEnd()
    expect(await conflictOf(path)).toMatchObject({
      stage: 'mediation',
      refunds: [{ status: [-2, 'Cancelled'] }],
    })
    expect([await stateOf(), await balanceOf(server, 'agent_pending', work.agent.id)]).toEqual([
      'conflicted',
      0,
    ])
  })

  test.each([
    ['as much as the refund schedule', 250_00, {}, 'completed', 'closed'],
    ['a cent less', 249_99, {}, 'conflicted', 'mediation'],
    ['as much, but as credit', 250_00, { destination: 'credit' }, 'conflicted', 'mediation'],
    ['as much, and to go on', 250_00, { continues: true }, 'ongoing', 'closed'],
    ['to go on with nothing back', 0, { continues: true }, 'conflicted', 'mediation'],
  ])('of the client, where the agent offers %s', async (_, amount, more, order, stage) => {
    const path = await open(work.asClient)
    await propose(work.asAgent, path, amount, more)
    await untilTheEnd()
    expect([await stateOf(), (await conflictOf(path)).stage]).toEqual([order, stage])
  })

  test.each([
    [300_00, {}, 'completed'],
    [300_00, { destination: 'credit' }, 'completed'],
    [100_00, {}, 'conflicted'],
  ])('of the agent, where the client asks for %i cents %j', async (amount, more, order) => {
    const path = await open(work.asClient)
    await propose(work.asClient, path, amount, more)
    await untilTheEnd()
    expect(await stateOf()).toBe(order)
  })

  test('counts 48 hours after its last warning, where nothing ran until the time was over', async () => {
    const path = await open(work.asClient)
    await propose(work.asClient, path, 300_00)
    await later(9 * DAY_MS)
    expect([await stateOf(), (await remindersOf(work.agent.email)).length]).toEqual(['conflicted', 1])
    const [{ reply_by }] = (await conflictOf(path)).refunds
    const left = new Date(reply_by).getTime() - server.clock.now().getTime()
    expect(Math.round(left / HOUR_MS)).toBe(48)
    await later(47 * HOUR_MS)
    expect(await stateOf()).toBe('conflicted')
    await later(HOUR_MS)
    expect([await stateOf(), (await remindersOf(work.agent.email)).length]).toEqual(['completed', 1])
  })

  test('counts 48 hours after its last warning, where that came an hour before the end', async () => {
    const path = await open(work.asClient)
    await propose(work.asClient, path, 300_00)
    await later(4 * DAY_MS)
    await later(3 * DAY_MS - HOUR_MS)
    await later(2 * HOUR_MS)
    expect(await stateOf()).toBe('conflicted')
    await later(46 * HOUR_MS)
    expect(await stateOf()).toBe('completed')
  })

  test('is told as what it is, in mails and on the page', async () => {
    const path = await open(work.asClient)
    const low = await propose(work.asAgent, path, 10_00)
    expect(low.silence).toBe('team')
    await server.jobsDone()
    const about = async () =>
      (await mailsTo(server, work.client.email))
        .filter(({ subject }) => subject.includes('proposal'))
        .map(({ text }) => text.match(/our team decides|counts as accepted/g)?.join())
    expect(await about()).toEqual(['our team decides'])
    await later(5 * DAY_MS)
    expect(await about()).toEqual(['our team decides', 'our team decides'])
    const fair = await propose(work.asAgent, path, 250_00)
    expect(fair.silence).toBe('accepts')
    await server.jobsDone()
    expect((await about()).toSorted()).toEqual([
      'counts as accepted',
      ...['our team decides', 'our team decides'],
    ])
  })
})

describe('our team', () => {
  test('can be asked by either side from the first day on, also while a proposal waits', async () => {
    for (const asks of ['asClient', 'asAgent'] as const) {
      sides = { ...sides, asAgent: await enter(server, sides.agent) }
      sides.shopper.browser = await enter(server, sides.shopper)
      work = await makeWork(server, sides)
      const path = await open(work.asClient)
      expect((await work.asClient.get(path)).body.data.may).toContain('ask_team')
      expect((await work.asAgent.get(path)).body.data.may).toContain('ask_team')
      const { id } = await propose(work.asClient, path, 300_00)
      const { status, body } = await work[asks].patch(path, { step: 'ask_team' })
      expect([status, body.data.stage]).toEqual([200, 'mediation'])
      // A proposal that waits can still be agreed to, and silence is no agreement any more.
      expect(body.data.refunds).toMatchObject([{ status: [0, 'Pending'], reply_by: null, silence: null }])
      await untilTheEnd()
      await later(30 * DAY_MS)
      expect(await stateOf()).toBe('conflicted')
      expect((await work.asAgent.patch(`${path}/refunds/${id}`, { answer: 'accept' })).status).toBe(200)
      await quieten(server)
      expect(await stateOf()).toBe('completed')
    }
  })

  test('warns both sides 48 hours before a decision is carried out', async () => {
    const staff = await enter(server, await makePerson(server, { staff: true }))
    const path = await open(work.asClient)
    const { body } = await work.asClient.patch(path, { step: 'ask_team' })
    const { id } = body.data
    await staff.put(`/staff/conflicts/${id}/claim`)
    const verdict = { step: 'decide', amount: 100_00, reason: 'Half of the work was done by then.' }
    expect((await staff.post(`/staff/conflicts/${id}/decision`, verdict)).status).toBe(200)
    const warnings = async () =>
      (
        await Promise.all(
          [work.client, work.agent].map(async ({ email }) =>
            (await mailsTo(server, email)).filter(({ subject }) => subject.includes('is carried out')),
          ),
        )
      ).map(({ length }) => length)
    await later(8 * DAY_MS)
    expect([await stateOf(), await warnings()]).toEqual(['conflicted', [1, 1]])
    await later(47 * HOUR_MS)
    expect((await work.asClient.get(path)).body.data.may).toContain('appeal')
    expect(await stateOf()).toBe('conflicted')
    await later(HOUR_MS)
    expect([await stateOf(), await warnings()]).toEqual(['completed', [1, 1]])
  })
})

test('a conflict is tended however many are due before it', async () => {
  const path = await open(work.asClient)
  const { db } = server.context
  const { id: order } = work
  // Nothing can be done about these, and there are more of them than anybody reads at once.
  const past = new Date(server.clock.now().getTime() - 90 * DAY_MS)
  const stuck = await db
    .selectFrom('client_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const { rows } = await server.context.pool.query(
    `with more as (
       insert into client_order select (jsonb_populate_record(null::client_order, to_jsonb(o) || jsonb_build_object(
         'id', gen_random_uuid(), 'case_id', '00000000-0000-0000-0000-000000000000',
         'ref', 'SO-T' || lpad(n::text, 7, '0'), 'status', 'cancelled', 'resume_status', null,
         'cancelled_at', $2::timestamptz))).*
       from client_order o, generate_series(1, 105) n where o.id = $1 returning id)
     insert into conflict (id, order_id, opened_by, opener_id, reason, resume_status, reply_by, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(row_number() over ()::text, 12, '0'))::uuid, id,
       'client', $3, 'late', 'ongoing', $2, $2, $2 from more returning id`,
    [order, past, stuck.client_id],
  )
  expect(rows).toHaveLength(105)
  // The queue turns to them first: theirs is the longer wait, and theirs are the smaller ids too.
  await server.context.pool.query(
    `update conflict set status = 'decided', decision_amount = 1 where id = any($1)`,
    [rows.map(({ id }: { id: string }) => id)],
  )
  await later(8 * DAY_MS)
  expect((await conflictOf(path)).stage).toBe('mediation')
  await server.context.pool.query(
    `update conflict set status = 'closed', outcome = 'withdrawn', closed_at = $2, reply_by = null where id = any($1)`,
    [rows.map(({ id }: { id: string }) => id), past],
  )
})
