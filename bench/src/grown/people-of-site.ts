import { sql } from 'kysely'
import { openContext } from '../../../server/src/open-context.ts'
import type { Tx } from '../../../server/src/platform/database/database.ts'
import { readSettings } from '../../../server/src/settings/settings.ts'
import type { Call } from '../load.ts'
import { type SessionHeaders, sessionOf } from '../session-of.ts'

/** Somebody with a case that goes on, signed in. */
export interface Side {
  order: string
  conversation: string
  username: string
  headers: SessionHeaders
}

export interface PeopleOfSite {
  clients: Side[]
  agents: Side[]
  staff: SessionHeaders
}

const MANY = 60

/** Draws people whose work goes on, spread over the whole site, and signs them in. */
export async function peopleOfSite(databaseUrl: string, env: Record<string, string>): Promise<PeopleOfSite> {
  const { context, close } = await openContext(readSettings(env), databaseUrl)
  try {
    return await context.db.transaction().execute(async (tx) => {
      const drawn = await drawOrders(tx)
      let number = 1000
      const enter = (person: string) => sessionOf(tx, person, number++)
      const side = async (order: Drawn, person: string): Promise<Side> => ({
        order: order.id,
        conversation: order.conversation,
        username: order.username,
        headers: await enter(person),
      })
      const clients: Side[] = []
      const agents: Side[] = []
      for (const order of drawn) {
        clients.push(await side(order, order.client))
        agents.push(await side(order, order.agent))
      }
      return { clients, agents, staff: await enter(await staffOf(tx)) }
    })
  } finally {
    await close()
  }
}

interface Drawn {
  id: string
  client: string
  agent: string
  conversation: string
  username: string
}

async function drawOrders(tx: Tx) {
  const { rows } = await sql<Drawn>`
    select o.id, o.client_id as client, o.agent_id as agent, conversation.id as conversation, agent.username
    from client_order o
    join conversation on conversation.order_id = o.id
    join agent on agent.person_id = o.agent_id
    where o.status = 'ongoing' and o.ref like 'SO-M%'
      and not exists (select 1 from completion_request asked where asked.order_id = o.id)
    order by hashtext(o.id::text) limit ${sql.lit(MANY)}`.execute(tx)
  return rows
}

async function staffOf(tx: Tx) {
  const { id } = await tx
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'sanna@demo.example')
    .executeTakeFirstOrThrow()
  return id
}

/** The same question of each of them. */
export const callsOf = (sides: Side[], path: (side: Side) => string): Call[] =>
  sides.map((side) => ({ path: `/api${path(side)}`, headers: side.headers }))
