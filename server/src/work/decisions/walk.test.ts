import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHelped } from '../../../test/decisions.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Random } from '../../../test/random.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { countEachNight } from './count-each-night.ts'
import { countOfOrder } from './follow-what-happens.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const VISAS = [
  { visa: 'ca/study-permit', country: 'CA', purpose: 'study' },
  { visa: 'ca/visitor-visa', country: 'CA', purpose: 'visit' },
  { visa: 'de/student-visa', country: 'DE', purpose: 'study' },
]

/** The shares are reckoned from goals, orders, people and verdicts alone, in another way than the server does. */
async function fromScratch() {
  const { db } = server.context
  const since = new Date(server.clock.now())
  since.setUTCFullYear(since.getUTCFullYear() - 2)
  const goals = await db.selectFrom('goal').selectAll().where('decided_at', '>', since).execute()
  const orders = await db
    .selectFrom('client_order')
    .selectAll()
    .where('completed_at', 'is not', null)
    .execute()
  const suspended = new Set(
    (await db.selectFrom('person').select('id').where('suspended_at', 'is not', null).execute()).map(
      ({ id }) => id,
    ),
  )
  const out = new Set(
    (
      await db
        .selectFrom('told_decision')
        .select(['goal_id', 'agent_id'])
        .where('verdict', '=', 'out')
        .execute()
    ).map(({ goal_id, agent_id }) => `${goal_id} ${agent_id}`),
  )
  const ofVisas = new Map<string, Set<string>>()
  const ofAgents = new Map<string, Set<string>>()
  const add = (to: Map<string, Set<string>>, key: string, one: string) =>
    to.set(key, (to.get(key) ?? new Set<string>()).add(one))
  for (const goal of goals)
    for (const order of orders.filter(({ goal_id }) => goal_id === goal.id)) {
      if (out.has(`${goal.id} ${order.agent_id}`)) continue
      if (suspended.has(order.agent_id) || suspended.has(goal.client_id)) continue
      add(ofVisas, `${order.visa_id} ${goal.status}`, goal.client_id)
      add(ofAgents, `${order.agent_id} ${goal.status}`, `${goal.client_id} ${order.visa_id}`)
    }
  const sizes = (of: Map<string, Set<string>>) =>
    [...of].map(([key, { size }]) => `${key} ${size}`).toSorted()
  return { visas: sizes(ofVisas), agents: sizes(ofAgents) }
}

async function kept() {
  const { db } = server.context
  const words = (key: string, { approved, refused }: { approved: number; refused: number }) => [
    ...(approved > 0 ? [`${key} approved ${approved}`] : []),
    ...(refused > 0 ? [`${key} rejected ${refused}`] : []),
  ]
  const visas = await db.selectFrom('visa_share').selectAll().execute()
  const agents = await db.selectFrom('agent_share').selectAll().execute()
  return {
    visas: visas.flatMap(({ visa_id, ...tally }) => words(visa_id, tally)).toSorted(),
    agents: agents.flatMap(({ agent_id, ...tally }) => words(agent_id, tally)).toSorted(),
  }
}

interface World {
  agents: TestPerson[]
  clients: TestPerson[]
  helped: { goalId: number; orderId: string; client: number; isAccepted: boolean }[]
  staff: TestPerson
}

const today = () => server.clock.now().toISOString().slice(0, 10)

async function step(random: Random, { agents, clients, helped, staff }: World) {
  const n = random.between(0, clients.length - 1)
  const case_ = helped.length > 0 ? random.one(helped) : undefined
  switch (random.between(0, 9)) {
    case 0:
    case 1: {
      const isAccepted = random.chance(0.7)
      const of = clients[n] as TestPerson
      const made = await makeHelped(server, {
        ...{ client: of, agent: random.one(agents), visa: random.one(VISAS) },
        status: isAccepted ? 'completed' : 'ongoing',
      })
      helped.push({ goalId: made.goalId, orderId: made.orderId, client: n, isAccepted })
      return
    }
    case 2:
    case 3:
    case 4:
      if (case_)
        await (await enter(server, clients[case_.client] as TestPerson)).put(
          `/goals/${case_.goalId}/decision`,
          {
            ...{ decision: random.one(['approved', 'rejected']), decided_on: today() },
          },
        )
      return
    case 5:
      if (!case_ || case_.isAccepted) return
      case_.isAccepted = true
      await server.context.db
        .updateTable('client_order')
        .set({ status: 'completed', completed_at: server.clock.now() })
        .where('id', '=', case_.orderId)
        .execute()
      return void (await transact(server.context, (tx) =>
        countOfOrder(server.context, tx, { order: case_.orderId }),
      ))
    case 6: {
      const { items } = (await (await enter(server, staff)).get('/staff/decisions?limit=50&filter[tab]=all'))
        .body.data
      if (items.length === 0) return
      const { id, state } = random.one(items as { id: string; state: string }[])
      return void (await (
        await enter(server, staff)
      ).post(`/staff/decisions/${id}/verdict`, {
        ...{ verdict: state === 'out' ? 'in' : 'out', reason: 'As the walk would have it.' },
      }))
    }
    case 7: {
      const { id } = random.one([...agents, ...clients])
      const held = await server.context.db
        .selectFrom('person')
        .select('suspended_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (held.suspended_at) await (await enter(server, staff)).delete(`/staff/people/${id}/suspension`)
      else
        await (await enter(server, staff)).post(`/staff/people/${id}/suspension`, {
          reason: 'As the walk would have it.',
        })
      return
    }
    case 8:
      if (case_)
        await server.context.db
          .updateTable('client_order')
          .set({ visa_id: 'ca/study-permit' })
          .where('id', '=', case_.orderId)
          .where('completed_at', 'is', null)
          .execute()
      return
    default:
      server.clock.forward(random.between(1, 60) * DAY_MS)
  }
}

test.each(Array.from({ length: rounds(3, 30) }, (_, n) => n + 1))(
  'kept shares are those from scratch (walk %i)',
  async (seed) => {
    const { db } = server.context
    await server.jobsDone()
    await db.deleteFrom('told_decision').execute()
    await db.deleteFrom('visa_share').execute()
    await db.deleteFrom('agent_share').execute()
    await db.updateTable('goal').set({ status: 'draft', decided_at: null, decided_on: null }).execute()
    const random = new Random(seed)
    const world: World = {
      agents: await Promise.all(
        Array.from({ length: 3 }, () => makePerson(server, { home: 'consultant', verifiedAgent: true })),
      ),
      clients: [],
      helped: [],
      staff: await makePerson(server, { staff: true }),
    }
    for (let n = 0; n < 4; n++) world.clients.push(await makePerson(server))
    for (let n = 0; n < 60; n++) {
      await step(random, world)
      if (n % 10 !== 9) continue
      await server.jobsDone()
      await countEachNight.run(server.context, {})
      expect(await kept(), `seed ${seed}, after ${n + 1} steps`).toEqual(await fromScratch())
    }
    expect(world.helped.length).toBeGreaterThan(3)
  },
)
