import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countAgain, makeDecision, makeDecisions, makeHelped, STUDY } from '../../../test/decisions.ts'
import { enter } from '../../../test/payments.ts'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { indexAgent } from '../../supply/search/index/index-agent.ts'
import { countEachNight } from './count-each-night.ts'
import { countOfOrder } from './follow-what-happens.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.jobsDone()
  await server.context.db.deleteFrom('told_decision').execute()
  await server.context.db.deleteFrom('visa_share').execute()
  await server.context.db.deleteFrom('agent_share').execute()
  await server.context.db.deleteFrom('decision_request').execute()
  await server.context.db
    .updateTable('goal')
    .set({ status: 'draft', decided_at: null, decided_on: null })
    .execute()
})

const anAgent = () => makePerson(server, { home: 'consultant', verifiedAgent: true })
const nobody = () => new Browser(server)

const visaShare = async (id = 'study-permit') => {
  const { status, body } = await nobody().get(`/countries/ca/visas/${id}`)
  expect(status).toBe(200)
  return body.data.approvals
}
const agentShare = async ({ id }: { id: string }) =>
  (await nobody().get(`/consultants/${id}`)).body.data.approvals
const tallyOf = async (visa = STUDY.visa) => {
  const row = await server.context.db
    .selectFrom('visa_share')
    .select(['approved', 'refused'])
    .where('visa_id', '=', visa)
    .executeTakeFirst()
  return [row?.approved ?? 0, row?.refused ?? 0]
}
const tallyOfAgent = async ({ id }: { id: string }) => {
  const row = await server.context.db
    .selectFrom('agent_share')
    .select(['approved', 'refused'])
    .where('agent_id', '=', id)
    .executeTakeFirst()
  return [row?.approved ?? 0, row?.refused ?? 0]
}

const today = () => server.clock.now().toISOString().slice(0, 10)
const decide = async (
  client: { id: string; email?: string },
  goalId: number,
  decision = 'approved',
  on = today(),
) => {
  const { email } = await server.context.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  const browser = await signIn(server, { email })
  return browser.put(`/goals/${goalId}/decision`, { decision, decided_on: on })
}

describe('a share', () => {
  test('of a visa is shown from 20 decisions, with their number and the months, and not before', async () => {
    for (let n = 0; n < 19; n++) await makeDecision(server, {}, n < 15)
    expect(await visaShare()).toBeNull()
    const { client, goalId } = await makeHelped(server)
    expect((await decide(client, goalId, 'rejected')).status).toBe(200)
    expect(await visaShare()).toEqual({ approved: 15, decisions: 20, months: 24 })
    expect((await decide(client, goalId, 'approved')).status).toBe(200)
    expect(await visaShare()).toEqual({ approved: 16, decisions: 20, months: 24 })
    expect(await visaShare('post-graduation-work-permit')).toBeNull()
  })

  test('of an agent is shown from 10 decisions on their page and card, and not before', async () => {
    const agent = await anAgent()
    await makeService(server, agent)
    await transact(server.context, (tx) => indexAgent(server.context, tx, { agent: agent.id }))
    const onCard = async () => {
      const { items } = (await nobody().get('/consultants?limit=100')).body.data
      return items.find(({ uuid }: { uuid: string }) => uuid === agent.id)?.approvals
    }
    await makeDecisions(server, agent, { approved: 8, refused: 1 })
    expect([await agentShare(agent), await onCard()]).toEqual([null, null])
    const { client, goalId } = await makeHelped(server, { agent })
    await decide(client, goalId, 'rejected')
    const share = { approved: 8, decisions: 10, months: 24 }
    expect([await agentShare(agent), await onCard()]).toEqual([share, share])
  })

  test('stands in the guide as it is at that moment, though the answer is kept', async () => {
    const question = '/guide?passport=NG&destination=CA&purpose=study'
    const inGuide = async () => {
      const { fits, nearly } = (await nobody().get(question)).body.data
      return [...fits, ...nearly].find(({ visa }: { visa: { id: string } }) => visa.id === STUDY.visa)
        .approvals
    }
    await makeDecisions(server, await anAgent(), { approved: 12, refused: 7 })
    expect(await inGuide()).toBeNull()
    const { told } = await makeDecision(server, {})
    expect(await inGuide()).toEqual({ approved: 13, decisions: 20, months: 24 })
    const staff = await enter(server, await makePerson(server, { staff: true }))
    await staff.post(`/staff/decisions/${told.id}/verdict`, {
      verdict: 'out',
      reason: 'The letter is a fake.',
    })
    expect(await inGuide()).toBeNull()
  })
})

describe('what counts', () => {
  test('a decision told before the work was accepted counts once it is', async () => {
    const { client, goalId, orderId, agent } = await makeHelped(server, { status: 'ongoing' })
    await decide(client, goalId)
    expect(await tallyOf()).toEqual([0, 0])
    const set = { status: 'completed' as const, completed_at: server.clock.now() }
    await server.context.db.updateTable('client_order').set(set).where('id', '=', orderId).execute()
    await transact(server.context, (tx) => countOfOrder(server.context, tx, { order: orderId }))
    expect([await tallyOf(), await tallyOfAgent(agent)]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('an order that was cancelled before its work was accepted counts for nobody', async () => {
    const { client, goalId, orderId } = await makeHelped(server, { status: 'ongoing' })
    const set = { status: 'cancelled' as const, cancelled_at: server.clock.now() }
    await server.context.db.updateTable('client_order').set(set).where('id', '=', orderId).execute()
    await decide(client, goalId)
    expect(await tallyOf()).toEqual([0, 0])
  })

  test('who gives a refused client the money back after the work was accepted keeps the refusal', async () => {
    const { client, goalId, orderId, agent } = await makeHelped(server)
    await decide(client, goalId, 'rejected')
    const set = { status: 'cancelled' as const, cancelled_at: server.clock.now() }
    await server.context.db.updateTable('client_order').set(set).where('id', '=', orderId).execute()
    await countAgain(server, client.id)
    expect(await tallyOfAgent(agent)).toEqual([0, 1])
  })

  test('a client who deletes the goal, or their account, takes no decision away', async () => {
    const { client, goalId } = await makeHelped(server)
    await decide(client, goalId, 'rejected')
    const now = server.clock.now()
    await server.context.db.updateTable('goal').set({ deleted_at: now }).where('id', '=', goalId).execute()
    await countAgain(server, client.id)
    expect(await tallyOf()).toEqual([0, 1])
    await server.context.db
      .updateTable('person')
      .set({ deleted_at: now })
      .where('id', '=', client.id)
      .execute()
    await countAgain(server, client.id)
    await runNight()
    expect(await tallyOf()).toEqual([0, 1])
  })

  test('one approval and one refusal of a person count for a visa, however many goals name it', async () => {
    const [one, other] = [await anAgent(), await anAgent()]
    const client = await makePerson(server)
    for (const agent of [one, one, one]) await makeDecision(server, { client, agent })
    expect([await tallyOf(), await tallyOfAgent(one)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    await makeDecision(server, { client, agent: one }, false)
    await makeDecision(server, { client, agent: other }, true)
    expect([await tallyOf(), await tallyOfAgent(one), await tallyOfAgent(other)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ])
  })

  test('two agents who helped with one goal have it both, and the visa once', async () => {
    const [one, other] = [await anAgent(), await anAgent()]
    const { client, goalId } = await makeHelped(server, { agent: one })
    await makeHelped(server, { client, agent: other, goalId })
    await decide(client, goalId)
    expect([await tallyOf(), await tallyOfAgent(one), await tallyOfAgent(other)]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })

  test('a decision from before the order was paid is not of its agent', async () => {
    const { client, goalId } = await makeHelped(server)
    await decide(client, goalId, 'approved', '2026-10-01')
    expect(await tallyOf()).toEqual([0, 0])
    await decide(client, goalId, 'approved')
    expect(await tallyOf()).toEqual([1, 0])
  })

  test('what verified agents tell of journeys of their own counts for nobody', async () => {
    const client = await anAgent()
    const { goalId } = await makeHelped(server, { client })
    await server.context.db
      .updateTable('goal')
      .set({ status: 'approved', decided_on: today(), decided_at: server.clock.now() })
      .where('id', '=', goalId)
      .execute()
    await countAgain(server, client.id)
    expect(await tallyOf()).toEqual([0, 0])
  })

  test('a client who becomes a verified agent later counts no more from the next night on', async () => {
    const { client } = await makeDecision(server)
    const now = server.clock.now()
    await server.context.db
      .insertInto('agent')
      .values({ person_id: client.id, verified_at: now, created_at: now })
      .execute()
    await runNight()
    expect(await tallyOf()).toEqual([0, 0])
  })

  test('a general kind of visa has no share', async () => {
    const { client, goalId, orderId } = await makeHelped(server)
    await server.context.db
      .updateTable('client_order')
      .set({ visa_id: 'general/study' })
      .where('id', '=', orderId)
      .execute()
    await decide(client, goalId)
    expect(await tallyOf('general/study')).toEqual([0, 0])
  })

  test('a gift that our team found to be a fraud counts nothing', async () => {
    const { client, goalId, orderId, agent } = await makeHelped(server)
    const now = server.clock.now()
    const staff = await makePerson(server, { staff: true })
    await server.context.db
      .insertInto('gift_check')
      .values({
        ...{
          order_id: orderId,
          client_id: client.id,
          agent_id: agent.id,
          signs: ['device'],
          status: 'not_fine',
        },
        ...{ decided_by: staff.id, decided_at: now, note: 'One person', created_at: now, updated_at: now },
      })
      .execute()
    await decide(client, goalId)
    expect(await tallyOf()).toEqual([0, 0])
  })

  test.each(['client', 'agent'] as const)(
    'while the %s is suspended nothing counts, and again afterwards',
    async (side) => {
      const { client, agent } = await makeDecision(server)
      const held = { client, agent }[side]
      const staff = await enter(server, await makePerson(server, { staff: true }))
      await staff.post(`/staff/people/${held.id}/suspension`, { reason: 'A complaint about many letters.' })
      await server.jobsDone()
      expect([await tallyOf(), await tallyOfAgent(agent)]).toEqual([
        [0, 0],
        [0, 0],
      ])
      const { items } = (await staff.get('/staff/decisions?filter[tab]=all')).body.data
      expect(items).toMatchObject([{ state: 'suspended' }])
      await staff.delete(`/staff/people/${held.id}/suspension`)
      await server.jobsDone()
      expect(await tallyOf()).toEqual([1, 0])
    },
  )

  test('a decision recorded two years ago leaves the share in the night', async () => {
    const { client, agent } = await makeDecision(server)
    await server.context.db
      .updateTable('goal')
      .set({ decided_at: new Date(server.clock.now().getTime() - 731 * DAY_MS) })
      .where('client_id', '=', client.id)
      .execute()
    await server.context.db
      .updateTable('told_decision')
      .set({ told_at: new Date(server.clock.now().getTime() - 731 * DAY_MS) })
      .execute()
    await runNight()
    expect([await tallyOf(), await tallyOfAgent(agent)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await server.context.db.selectFrom('told_decision').select('id').execute()).toEqual([])
  })

  test('the night finds what a server of the release before corrected', async () => {
    const { goalId } = await makeDecision(server)
    await server.context.db.updateTable('goal').set({ status: 'rejected' }).where('id', '=', goalId).execute()
    await runNight()
    expect(await tallyOf()).toEqual([0, 1])
  })

  test('the night counts what nobody has counted yet', async () => {
    const { client } = await makeDecision(server)
    await server.context.db.deleteFrom('told_decision').where('client_id', '=', client.id).execute()
    await server.context.db.deleteFrom('visa_share').execute()
    await server.context.db.deleteFrom('agent_share').execute()
    await runNight()
    expect(await tallyOf()).toEqual([1, 0])
  })
})

const runNight = () => countEachNight.run(server.context, {})

test('one night counts for however many clients there are', async () => {
  const { client, goalId, agent } = await makeDecision(server)
  await server.context.pool.query(
    `with people as (
       insert into person select (jsonb_populate_record(known, jsonb_build_object(
         'id', gen_random_uuid(), 'email', 'night-' || number || '@example.com'))).*
       from person known, generate_series(1, 101) number where known.id = $1 returning id
     ), goals as (
       insert into goal (client_id, name, country_iso, purpose, expected_on, comment, status, decided_on, decided_at,
         created_at, updated_at)
       select people.id, name, country_iso, purpose, expected_on, comment, status, decided_on, decided_at,
         created_at, updated_at
       from people, goal known where known.id = $2 returning id, client_id
     )
     insert into told_decision (goal_id, client_id, agent_id, visa_id, approved, decided_on, told_at, signs)
     select id, client_id, $3, $4, true, '2020-01-02', '2020-01-02', '{}' from goals`,
    [client.id, goalId, agent.id, STUDY.visa],
  )
  await runNight()
  const { rows } = await server.context.pool.query('select client_id from told_decision')
  expect(rows).toEqual([{ client_id: client.id }])
})

describe('our team', () => {
  const staffBrowser = async () => {
    const staff = await makePerson(server, { staff: true })
    return { staff, browser: await enter(server, staff) }
  }
  const list = async (browser: Browser, tab: string) =>
    (await browser.get(`/staff/decisions?filter[tab]=${tab}`)).body.data.items

  test('takes a doubtful decision out with a reason, and counts it again; both stand in the audit log', async () => {
    const { told, agent, client } = await makeDecision(server)
    const { staff, browser } = await staffBrowser()
    expect(await list(browser, 'all')).toMatchObject([
      { id: told.id, state: 'counted', decision: 'approved', may: ['take_out'], client: { uuid: client.id } },
    ])
    const judge = (verdict: string, reason = 'The letter of the authority says otherwise.') =>
      browser.post(`/staff/decisions/${told.id}/verdict`, { verdict, reason })
    expect((await judge('out', 'short')).status).toBe(422)
    // Three judge at once, and one of them does.
    const answers = await Promise.all([1, 2, 3].map(() => judge('out')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const done = answers.find(({ status }) => status === 200)?.body.data
    expect([done.state, done.may]).toEqual(['out', ['count']])
    expect([await tallyOf(), await tallyOfAgent(agent)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await list(browser, 'out')).toMatchObject([{ id: told.id, judged_by: { uuid: staff.id } }])
    expect((await judge('in', 'The client showed us the letter.')).body.data.state).toBe('counted')
    expect([await tallyOf(), await tallyOfAgent(agent)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect((await judge('in', 'The client showed us the letter.')).status).toBe(409)
    const audit = (await browser.get(`/staff/audit-log?subject=${agent.id}`)).body.data.items
    expect(audit.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'count_decision',
      'take_out_decision',
    ])
  })

  test('finds what is held back, as client and agent share a phone, and may let it count', async () => {
    const agent = await anAgent()
    const client = await makePerson(server)
    for (const { id } of [agent, client])
      await server.context.db
        .updateTable('person')
        .set({ phone: '+49 30 1234567' })
        .where('id', '=', id)
        .execute()
    const { told } = await makeDecision(server, { client, agent })
    expect(await tallyOf()).toEqual([0, 0])
    await makeDecision(server, { agent }, false)
    const { browser } = await staffBrowser()
    expect(await list(browser, 'held')).toMatchObject([
      { id: told.id, state: 'held', signs: expect.arrayContaining(['person']), may: ['count', 'take_out'] },
    ])
    expect((await browser.get('/staff/decisions')).body.data.items).toHaveLength(1)
    expect(await list(browser, 'out')).toEqual([])
    await browser.post(`/staff/decisions/${told.id}/verdict`, {
      verdict: 'in',
      reason: 'They share an office.',
    })
    expect(await tallyOf()).toEqual([1, 1])
    expect(await list(browser, 'held')).toEqual([])
    const judged = (await list(browser, 'all')).filter((one: { judged_at: string | null }) => one.judged_at)
    expect(judged.map(({ id }: { id: string }) => id)).toEqual([told.id])
  })

  test('a correction of a decision that was taken out stays out', async () => {
    const { told, client, goalId } = await makeDecision(server)
    const { browser } = await staffBrowser()
    await browser.post(`/staff/decisions/${told.id}/verdict`, { verdict: 'out', reason: 'It is made up.' })
    await decide(client, goalId, 'rejected')
    expect(await tallyOf()).toEqual([0, 0])
  })

  test('reads which of several decisions of a client counts: the latest, whichever goal was made first', async () => {
    const [agent, client] = [await anAgent(), await makePerson(server)]
    const older = await makeDecision(server, { agent, client })
    const newer = await makeDecision(server, { agent, client })
    // One that another agent helped with takes none of them away.
    await makeDecision(server, { client })
    const { browser } = await staffBrowser()
    const states = async () => {
      const items = await list(browser, 'all')
      return [older, newer].map(({ told }) => items.find(({ id }: { id: string }) => id === told.id)?.state)
    }
    expect(await states()).toEqual(['same', 'counted'])
    server.clock.forward(DAY_MS)
    await decide(client, older.goalId)
    expect(await states()).toEqual(['counted', 'same'])
  })

  test('reads of a visa that is no longer in the catalogue by its id', async () => {
    const { told } = await makeDecision(server)
    await server.context.db
      .updateTable('told_decision')
      .set({ visa_id: 'ca/ended' })
      .where('id', '=', told.id)
      .execute()
    const { browser } = await staffBrowser()
    expect(await list(browser, 'all')).toMatchObject([
      { visa: { id: 'ca/ended', name: 'ca/ended', country: '' } },
    ])
  })

  test('reads its list page by page, of one agent where it is asked for', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    await makeDecisions(server, agent, { approved: 2, refused: 1 })
    await makeDecisions(server, other, { approved: 1, refused: 0 })
    const { browser } = await staffBrowser()
    const first = (await browser.get(`/staff/decisions?limit=2&filter[tab]=all&filter[agent]=${agent.id}`))
      .body.data
    const cursor = encodeURIComponent(first.pagination.next_cursor)
    const next = (
      await browser.get(`/staff/decisions?limit=2&filter[tab]=all&filter[agent]=${agent.id}&cursor=${cursor}`)
    ).body.data
    const all = [...first.items, ...next.items]
    expect(all.map((item: { agent: { uuid: string } }) => item.agent.uuid)).toEqual([
      agent.id,
      agent.id,
      agent.id,
    ])
    expect(new Set(all.map(({ id }: { id: string }) => id)).size).toBe(3)
    expect(next.pagination.next_cursor).toBeNull()
  })
})

test('of many who tell at once none is lost, and no two wait for each other for ever', async () => {
  const agents = [await anAgent(), await anAgent()]
  const clients = await Promise.all(Array.from({ length: 6 }, () => makePerson(server)))
  const helped = []
  for (const [n, client] of clients.entries())
    for (const agent of agents)
      helped.push({ ...(await makeHelped(server, { client, agent })), approved: n % 2 === 0 })
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const answers = await Promise.all([
    ...helped.map(({ client, goalId, approved }) =>
      decide(client, goalId, approved ? 'approved' : 'rejected'),
    ),
    staff.post(`/staff/people/${agents[0]?.id}/suspension`, { reason: 'Many complaints came at once.' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await server.jobsDone()
  expect(await tallyOf()).toEqual([3, 3])
  expect(await tallyOfAgent(agents[0] as { id: string })).toEqual([0, 0])
  await staff.delete(`/staff/people/${agents[0]?.id}/suspension`)
  await server.jobsDone()
  expect(await tallyOf()).toEqual([3, 3])
  for (const agent of agents) expect(await tallyOfAgent(agent)).toEqual([3, 3])
})
