import { randomUUID } from 'node:crypto'
import { makeOrder } from '../../orders.ts'
import { makePerson } from '../../people.ts'
import { makeReview } from '../../reviews.ts'
import type { TestApp } from '../../start-app.ts'

type Owner = { id: string } | null
type Side = 'client' | 'agent'
type Status = 'paid' | 'ongoing' | 'completed'

const missing = () => ({ uuid: randomUUID() })
const missingRequest = () => ({ uuid: randomUUID(), id: randomUUID() })

async function orderOf(server: TestApp, owner: Owner, side: Side, status: Status) {
  const client = (side === 'client' && owner) || (await makePerson(server))
  const agent =
    side === 'agent' && owner
      ? { id: owner.id, email: '' }
      : await makePerson(server, { home: 'consultant', verifiedAgent: true })
  // Whoever is asked for may be in either mode.
  await server.context.db
    .insertInto('agent')
    .values({ person_id: agent.id, created_at: server.clock.now() })
    .onConflict((known) => known.doNothing())
    .execute()
  const { id } = await makeOrder(server, { client, agent, status })
  return { uuid: id, client, agent }
}

const order = (side: Side, status: Status) => ({
  make: async (server: TestApp, owner: Owner) => ({
    uuid: (await orderOf(server, owner, side, status)).uuid,
  }),
  missing,
})

const request = (side: Side, table: 'completion_request' | 'extension_request') => ({
  make: async (server: TestApp, owner: Owner) => {
    const { uuid, client, agent } = await orderOf(server, owner, side, 'ongoing')
    const now = server.clock.now()
    const known = { order_id: uuid, client_id: client.id, agent_id: agent.id, created_at: now }
    const { db } = server.context
    const { id } =
      table === 'completion_request'
        ? await db
            .insertInto(table)
            .values({ ...known, summary: 'All is filed.', decides_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .insertInto(table)
            .values({ ...known, days: 5, reason: 'A stamp is missing.', ends_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
    return { uuid, id }
  },
  missing: missingRequest,
})

const reviewed = (side: Side) => ({
  make: async (server: TestApp, owner: Owner) => {
    const { uuid, client, agent } = await orderOf(server, owner, side, 'completed')
    await makeReview(server, { agent, author: client, star: 4, order_id: uuid })
    return { uuid }
  },
  missing,
})

export const workThings = {
  'paid order of agent': order('agent', 'paid'),
  'ongoing order': order('client', 'ongoing'),
  'ongoing order of agent': order('agent', 'ongoing'),
  'completed order': order('client', 'completed'),
  'completion request': request('client', 'completion_request'),
  'completion request of agent': request('agent', 'completion_request'),
  extension: request('client', 'extension_request'),
  'extension of agent': request('agent', 'extension_request'),
  'reviewed order': reviewed('client'),
  'reviewed order of agent': reviewed('agent'),
}
