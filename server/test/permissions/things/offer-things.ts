import { putOffer } from '../../offers.ts'
import { makeOrder } from '../../orders.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'
import { agentSideOf, ids, type Owner } from '../made.ts'

type Side = 'client' | 'agent'

async function talkOf(server: TestApp, owner: Owner, side: Side) {
  const client = (side === 'client' && owner) || (await makePerson(server))
  const agent =
    side === 'agent' && owner
      ? { ...(await makePerson(server)), id: await agentSideOf(server, owner) }
      : await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const order = await makeOrder(server, { client, agent, status: 'paid' })
  const { id } = await server.context.db
    .selectFrom('conversation')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { id, client, agent, order }
}

const offer = (side: Side) => ({
  make: async (server: TestApp, owner: Owner) => {
    const { id, client, agent, order } = await talkOf(server, owner, side)
    return putOffer(server, {
      ...{ client_id: client.id, agent_id: agent.id, conversation_id: id },
      ...{ order_id: order.id, goal_id: order.goal_id },
    })
  },
  missing: ids,
})

export const offerThings = {
  'conversation of agent': {
    make: async (server: TestApp, owner: Owner) => ({ id: (await talkOf(server, owner, 'agent')).id }),
    missing: ids,
  },
  offer: offer('client'),
  'offer of agent': offer('agent'),
}
