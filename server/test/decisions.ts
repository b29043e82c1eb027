import { transact } from '../src/platform/database/transact.ts'
import { countDecisionsOf } from '../src/work/decisions/count-decisions.ts'
import { makeGoal, makeOrder } from './orders.ts'
import { makePerson, type TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

type Server = Pick<TestApp, 'context' | 'clock'>

export const STUDY = { visa: 'ca/study-permit', country: 'CA', purpose: 'study' }

interface Helped {
  client?: { id: string }
  agent?: TestPerson
  visa?: typeof STUDY
  goalId?: number
  status?: 'ongoing' | 'completed'
}

/** An order of a client for a goal under way; accepted where nothing else is said. */
export async function makeHelped(server: TestApp, helped: Helped = {}) {
  const { visa = STUDY, status = 'completed' } = helped
  const client = helped.client ?? (await makePerson(server))
  const goalId =
    helped.goalId ??
    (await makeGoal(server, client, { country: visa.country, purpose: visa.purpose, status: 'in_progress' }))
      .id
  const order = await makeOrder(server, {
    client,
    goalId,
    status,
    ...(helped.agent && { agent: helped.agent }),
  })
  await server.context.db
    .updateTable('client_order')
    .set({ visa_id: visa.visa, country_iso: visa.country })
    .where('id', '=', order.id)
    .execute()
  return { client, agent: order.agent, goalId, orderId: order.id }
}

/** The same, and the client told us what the authority decided. */
export async function makeDecision(server: TestApp, helped: Helped = {}, approved = true) {
  const made = await makeHelped(server, helped)
  const now = server.clock.now()
  await server.context.db
    .updateTable('goal')
    .set({
      ...{ status: approved ? 'approved' : 'rejected', decided_at: now },
      decided_on: now.toISOString().slice(0, 10),
    })
    .where('id', '=', made.goalId)
    .execute()
  await countAgain(server, made.client.id)
  const told = await server.context.db
    .selectFrom('told_decision')
    .select('id')
    .where('goal_id', '=', made.goalId)
    .where('agent_id', '=', made.agent.id)
    .executeTakeFirstOrThrow()
  return { ...made, told }
}

export const countAgain = (server: Server, client: string) =>
  transact(server.context, (tx) => countDecisionsOf(server.context, tx, client))

/** Each client has an application of their own. */
export async function makeDecisions(
  server: TestApp,
  agent: TestPerson,
  { approved, refused }: { approved: number; refused: number },
  visa = STUDY,
) {
  for (let n = 0; n < approved + refused; n++) await makeDecision(server, { agent, visa }, n < approved)
}
