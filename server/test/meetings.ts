import { sql } from 'kysely'
import { HOUR_MS } from '../src/platform/clock.ts'
import { makeOrder } from './orders.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Wanted {
  client: { id: string }
  agent?: TestPerson
  /** From now on; less than nothing for one that is over. */
  inHours?: number
  status?: string
}

/** An order with a meeting of an hour, as if it had been booked. */
export async function makeMeeting(
  server: TestApp,
  { client, agent, inHours = 72, status = 'booked' }: Wanted,
) {
  const order = await makeOrder(server, {
    ...{ client, status: 'ongoing' as const, meeting_minutes: 60 },
    ...(agent && { agent }),
  })
  const now = server.clock.now()
  const from = new Date(now.getTime() + inHours * HOUR_MS)
  const during = sql<string>`tstzrange(${from}, ${from}::timestamptz + interval '1 hour')`
  const { id } = await server.context.db
    .insertInto('meeting')
    .values({
      ...{ agent_id: order.agent.id, client_id: client.id, order_id: order.id, status },
      ...{ during, padded: during, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { uuid: order.id, id, agent: order.agent, starts: from }
}

/** A request for another time of a meeting, as if one of its sides had made it. */
export async function makeMeetingRequest(
  server: TestApp,
  client: { id: string },
  made_by: 'client' | 'agent',
) {
  const { uuid, id: meeting_id, agent, starts } = await makeMeeting(server, { client })
  const later = new Date(starts.getTime() + 24 * HOUR_MS)
  const { id } = await server.context.db
    .insertInto('meeting_request')
    .values({
      ...{ order_id: uuid, meeting_id, client_id: client.id, agent_id: agent.id, made_by },
      ...{ starts_at: later, ends_at: new Date(later.getTime() + HOUR_MS) },
      ...{ answer_by: starts, created_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { uuid, id }
}
