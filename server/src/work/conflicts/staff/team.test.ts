import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeConflict } from '../../../../test/conflicts.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { balanceOf, enter, makeShopper, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let sanna: Browser
let tom: Browser
let people: TestPerson[]
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  people = await Promise.all(
    ['Sanna', 'Tom'].map((first_name) => makePerson(server, { staff: true, first_name, last_name: 'Staff' })),
  )
  await later(0)
})
afterAll(() => server.close())

/** Everybody has a new page by then. */
async function later(ms: number) {
  server.clock.forward(ms)
  const [one, other] = await Promise.all(people.map((person) => enter(server, person)))
  if (!one || !other) throw new Error('Nobody of our team is here')
  sanna = one
  tom = other
  sides.shopper.browser = await enter(server, sides.shopper)
  sides.asAgent = await enter(server, sides.agent)
}

const WHY = 'Half of the forms were prepared.'
const usd = (amount: number) => ({ amount, currency: 'USD' })
async function inMediation() {
  const work = await makeWork(server, sides)
  const text = 'Nothing has happened for three weeks.'
  const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text })
  const cid = body.data.id as string
  await server.context.db.updateTable('conflict').set({ status: 'mediation' }).where('id', '=', cid).execute()
  return { work, cid, path: `/orders/${work.id}/conflicts/${cid}` }
}
const claim = (as: Browser, cid: string) => as.put(`/staff/conflicts/${cid}/claim`)
const decide = (as: Browser, cid: string, amount: number, step = 'decide') =>
  as.post(`/staff/conflicts/${cid}/decision`, { step, amount, reason: WHY })
const approve = (as: Browser, cid: string, agrees: boolean) =>
  as.post(`/staff/conflicts/${cid}/approval`, { agrees })
const show = async (as: Browser, cid: string) => (await as.get(`/staff/conflicts/${cid}`)).body.data
const actsOn = async ({ client }: PaidWork) =>
  (await sanna.get(`/staff/audit-log?subject=${client.id}&limit=100`)).body.data.items.map(
    ({ action, details }: { action: string; details: { conflict?: string; amount?: string } }) =>
      [action, details.conflict, details.amount] as const,
  )
const withLimit = async (value: number, act: () => Promise<unknown>) => {
  const change = (limit: number) =>
    sanna.put('/staff/rules/second_approval', { value: limit, reason: 'A test of the second approval.' })
  await change(value)
  await act()
  await change(100_000)
}

test('what is read before a decision is what it books, whatever was paid with', async () => {
  const { cid } = await inMediation()
  await claim(sanna, cid)
  const divided = async (amount: number) =>
    (await sanna.get(`/staff/conflicts/${cid}/division?amount=${amount}`)).body.data
  const { refundable } = await show(sanna, cid)
  const before = await divided(333_33)
  expect(before.refund.total).toEqual(usd(333_33))
  expect(before.agent.gets.amount).toBeGreaterThan(0)
  await decide(sanna, cid, 333_33)
  const { decision } = (await show(sanna, cid)).conflict
  expect(decision).toMatchObject(before)
  expect(await divided(refundable.amount + 1)).toBeNull()
})

test('the limit above which a second must agree is said in the money of the order', async () => {
  const { cid } = await inMediation()
  await withLimit(123_45, async () => expect((await show(sanna, cid)).second_above).toEqual(usd(123_45)))
})

describe('whoever takes a conflict', () => {
  test('has it for two hours; a colleague sees who and until when', async () => {
    const { cid } = await inMediation()
    await claim(sanna, cid)
    const until = new Date(server.clock.now().getTime() + 2 * HOUR_MS).toISOString()
    expect((await show(tom, cid)).claim).toMatchObject({
      ...{ by: { fullname: 'Sanna Staff' }, is_own: false, until },
    })
    const refused = await claim(tom, cid)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A colleague has this conflict, unless they give it back.',
    ])
    await later(2 * HOUR_MS)
    expect((await show(tom, cid)).claim).toBeNull()
    expect((await claim(tom, cid)).status).toBe(200)
    expect((await decide(sanna, cid, 0)).body.message).toBe(
      'Please take this conflict first, so that no two decide it.',
    )
  })

  test('takes it again and has it longer', async () => {
    const { cid } = await inMediation()
    await claim(sanna, cid)
    await later(HOUR_MS)
    await claim(sanna, cid)
    await later(HOUR_MS + 1)
    expect((await claim(tom, cid)).status).toBe(409)
  })

  test('gives it back, and nobody gives back what another has', async () => {
    const { cid } = await inMediation()
    await claim(sanna, cid)
    await tom.delete(`/staff/conflicts/${cid}/claim`)
    expect((await show(sanna, cid)).claim).toMatchObject({ is_own: true })
    await sanna.delete(`/staff/conflicts/${cid}/claim`)
    expect((await show(sanna, cid)).claim).toBeNull()
    expect((await claim(tom, cid)).status).toBe(200)
  })

  test('finds one that does not wait for our team closed', async () => {
    const { id } = await makeConflict(server, sides.shopper)
    const refused = await claim(sanna, id)
    expect([refused.status, refused.body.message]).toEqual([409, 'This conflict does not wait for our team.'])
    const unknown = '0a1b2c3d-0000-4000-8000-000000000001'
    expect((await claim(sanna, unknown)).status).toBe(404)
    expect((await sanna.get(`/staff/conflicts/${unknown}`)).status).toBe(404)
  })

  test('cannot decide about their own order', async () => {
    const person = await makePerson(server, { staff: true })
    const { id } = await makeConflict(server, person, 'mediation')
    const self = await enter(server, person)
    expect((await claim(self, id)).body.message).toBe(
      'This is about your own order. A colleague has to take it.',
    )
    expect((await show(self, id)).closed_to_you).toBe(
      'This is about your own order. A colleague has to take it.',
    )
    expect((await show(sanna, id)).closed_to_you).toBeNull()
  })
})

describe('a decision', () => {
  test('of more than there is names the most', async () => {
    const { cid } = await inMediation()
    await claim(sanna, cid)
    const { status, body } = await decide(sanna, cid, 500_01)
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'amount', message: 'please enter at most $500.00' }],
    ])
  })

  test('ends the proposal that still waits', async () => {
    const { work, cid, path } = await inMediation()
    await work.asClient.post(`${path}/refunds`, { amount: 100_00, text: WHY })
    await claim(sanna, cid)
    await decide(sanna, cid, 50_00, 'propose')
    const { refunds } = (await work.asClient.get(path)).body.data
    expect(refunds.map(({ status }: { status: [number, string] }) => status[1])).toEqual([
      'Cancelled',
      'Pending',
    ])
    await later(2 * DAY_MS)
    work.asClient = sides.shopper.browser
    await claim(sanna, cid)
    await decide(sanna, cid, 0)
    const after = (await work.asClient.get(path)).body.data
    expect(after.refunds.map(({ status }: { status: [number, string] }) => status[1])).toEqual([
      'Cancelled',
      'Cancelled',
    ])
    expect(await actsOn(work)).toEqual(
      expect.arrayContaining([
        ['decide_conflict', cid, '0'],
        ['propose_in_conflict', cid, '5000'],
      ]),
    )
  })

  test('at the limit needs nobody else; a cent above it needs a colleague, whom the sides do not see', async () => {
    await withLimit(100_00, async () => {
      const one = await inMediation()
      await claim(sanna, one.cid)
      await decide(sanna, one.cid, 100_00)
      expect((await show(sanna, one.cid)).stage).toBe('decided')
      const other = await inMediation()
      await claim(sanna, other.cid)
      await decide(sanna, other.cid, 100_01)
      expect(await show(tom, other.cid)).toMatchObject({
        ...{ stage: 'approval', pending_decision: { amount: usd(100_01), reason: WHY } },
      })
      expect((await other.work.asClient.get(other.path)).body.data.decision).toBeNull()
    })
  })

  test.each([
    ['JPY', 10_000, 'approval'],
    ['JPY', 101, 'approval'],
    ['JPY', 100, 'decided'],
    ['KWD', 20_000, 'decided'],
  ])('the limit is as many %s as dollars: %i minor units are %s', async (currency, amount, stage) => {
    await withLimit(100_00, async () => {
      const { work, cid } = await inMediation()
      await server.context.db
        .updateTable('client_order')
        .set({ currency })
        .where('id', '=', work.id)
        .execute()
      await claim(sanna, cid)
      expect((await decide(sanna, cid, amount)).status).toBe(200)
      expect((await show(sanna, cid)).stage).toBe(stage)
    })
  })

  test('a colleague sends back is taken and made anew, and stands in the log', async () => {
    await withLimit(100_00, async () => {
      const { work, cid, path } = await inMediation()
      await claim(sanna, cid)
      await decide(sanna, cid, 300_00)
      expect((await approve(tom, cid, false)).status).toBe(200)
      expect(await show(tom, cid)).toMatchObject({ stage: 'mediation', pending_decision: null, claim: null })
      expect((await work.asClient.get(path)).body.data.decision).toBeNull()
      const acts = (await actsOn(work)).filter(([, conflict]: readonly unknown[]) => conflict === cid)
      expect(acts.map(([action, , amount]: readonly unknown[]) => [action, amount])).toEqual([
        ['return_conflict', '30000'],
        ['decide_conflict', '30000'],
      ])
      await claim(sanna, cid)
      await decide(sanna, cid, 50_00)
      expect((await show(sanna, cid)).stage).toBe('decided')
      expect((await approve(tom, cid, true)).status).toBe(409)
    })
  })

  test('nobody agreed to and the order was ended meanwhile is never read by the sides', async () => {
    await withLimit(100_00, async () => {
      const { work, cid, path } = await inMediation()
      await claim(sanna, cid)
      await decide(sanna, cid, 300_00)
      const text = 'The account of this agent is suspended, so we end the order.'
      const ended = { reason: 'agent_suspended', amount: 100_00, text }
      const { status, body } = await sanna.post(`/staff/orders/${work.id}/end`, ended)
      expect([status, body.message]).toEqual([200, undefined])
      const { data } = (await work.asClient.get(path)).body
      expect(data).toMatchObject({ stage: 'closed', decision: null })
    })
  })
})

describe('what waits for our team in an order', () => {
  const askToEnd = async (work: PaidWork) => {
    const text = 'The licence of this agent was forged, as its office told us.'
    const ended = { reason: 'fraud', amount: 300_00, text }
    const { status, body } = await sanna.post(`/staff/orders/${work.id}/end`, ended)
    expect([status, body?.message]).toEqual([200, undefined])
  }
  const endingOf = async (work: PaidWork) => (await sanna.get(`/staff/orders/${work.id}`)).body.data.ending

  test('is over once both sides agree on all of the money', async () => {
    await withLimit(100_00, async () => {
      const { work, path } = await inMediation()
      await askToEnd(work)
      expect(await endingOf(work)).not.toBeNull()
      const { body } = await work.asClient.post(`${path}/refunds`, { amount: 500_00, text: 'All of it.' })
      await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
      await quieten(server)
      expect(await endingOf(work)).toBeNull()
    })
  })

  test('is over once the client accepts the work', async () => {
    await withLimit(100_00, async () => {
      const work = await makeWork(server, sides)
      await askToEnd(work)
      await work.asClient.post(`/orders/${work.id}/accept`)
      expect(await endingOf(work)).toBeNull()
    })
  })
})

describe('our team leaves the conversation of a conflict', () => {
  async function withOurTeam() {
    const made = await inMediation()
    const talk = (await made.work.asClient.get(`/orders/${made.work.id}/conversation`)).body.data.uuid
    const said = { client_id: randomUUID(), message: 'How can we help?' }
    expect((await sanna.post(`/staff/conversations/${talk}/messages`, said)).status).toBe(201)
    const sides = async () =>
      (await made.work.asClient.get(`/orders/${made.work.id}/conversation`)).body.data.participants.map(
        ({ side }: { side: string }) => side,
      )
    expect(await sides()).toContain('staff')
    return { ...made, sides }
  }

  test('that is withdrawn', async () => {
    const { work, path, sides } = await withOurTeam()
    await work.asClient.patch(path, { step: 'withdraw' })
    expect(await sides()).toEqual(['client', 'agent'])
  })

  test('that ends with its order', async () => {
    const { work, sides } = await withOurTeam()
    const text = 'The account of this agent is suspended, so we end the order.'
    await sanna.post(`/staff/orders/${work.id}/end`, { reason: 'agent_suspended', amount: 0, text })
    expect(await sides()).toEqual(['client', 'agent'])
  })
})

describe('the list of conflicts', () => {
  test('shows who argues about what, the longest waiting first, and counts them', async () => {
    const { cid: askedLater } = await inMediation()
    const team_since = new Date(server.clock.now().getTime() + 3_600_000)
    await server.context.db.updateTable('conflict').set({ team_since }).where('id', '=', askedLater).execute()
    const { work, cid } = await inMediation()
    const { items } = (await sanna.get('/staff/conflicts?limit=100')).body.data
    const times = items.map(
      ({ team_since, created_at }: { team_since: string | null; created_at: string }) =>
        team_since ?? created_at,
    )
    expect(times).toEqual(times.toSorted())
    const line = items.find(({ id }: { id: string }) => id === cid)
    expect(line).toMatchObject({
      order: { uuid: work.id, title: 'German student visa' },
      ...{ client: { fullname: 'Ada Example' }, agent: { fullname: 'Amara Okafor' } },
      ...{ reason: ['late', 'The work is late'], stage: 'mediation', outcome: null, claim: null },
    })
    expect(items.at(-1)).toMatchObject({ id: askedLater, team_since: team_since.toISOString() })
    for (const { stage } of items) expect(['mediation', 'approval']).toContain(stage)
  })

  test('goes on where a page ended, and a cursor of one list is none of another', async () => {
    const first = (await sanna.get('/staff/conflicts?limit=1')).body.data
    const cursor = first.pagination.next_cursor
    const second = (await sanna.get(`/staff/conflicts?limit=1&cursor=${cursor}`)).body.data
    expect(second.items[0].id).not.toBe(first.items[0].id)
    const other = await sanna.get(`/staff/conflicts?limit=1&filter[status]=closed&cursor=${cursor}`)
    expect(other.status).toBeGreaterThanOrEqual(400)
  })

  test('is not for the people of the marketplace', async () => {
    const { browser } = await makeShopper(server)
    expect((await browser.get('/staff/conflicts')).status).toBe(404)
  })
})

test('money of a conflict that is on its way is listed until it has arrived', async () => {
  const { work, cid, path } = await inMediation()
  const { body } = await work.asClient.post(`${path}/refunds`, { amount: 200_00, text: WHY })
  const rid = body.data.refunds.at(-1).id
  const { body: agreed } = await work.asAgent.patch(`${path}/refunds/${rid}`, { answer: 'accept' })
  const listed = async () =>
    (await sanna.get('/staff/refunds')).body.data.filter(({ id }: { id: string }) => id === rid)
  if (agreed.data.stage === 'settling')
    expect(await listed()).toMatchObject([
      {
        ...{ id: rid, order: { uuid: work.id }, client: { fullname: 'Ada Example' } },
        ...{ amount: usd(200_00), destination: 'card', stands: 'pending' },
        since: server.clock.now().toISOString(),
      },
    ])
  await quieten(server)
  expect(await listed()).toEqual([])
  expect((await show(sanna, cid)).outcome).toBe('partial')
  expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
})
