import { sql } from 'kysely'
import { HOUR_MS } from '../src/platform/clock.ts'
import type { ValueOf } from '../src/platform/database/value-of.ts'
import { makeOrder } from './orders.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Wanted {
  client: { id: string }
  agent?: TestPerson
  /** From now on; less than nothing for one that is over. */
  inHours?: number
  status?: ValueOf<'meeting', 'status'>
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

interface Sides {
  order: string
  client: { id: string }
  agent: { id: string }
}

/** A meeting of so many days ago that the agent missed. */
export function missMeeting(server: TestApp, { order, client, agent }: Sides, daysAgo: number) {
  const now = server.clock.now()
  const from = new Date(now.getTime() - (daysAgo + 1) * 24 * HOUR_MS)
  const during = sql<string>`tstzrange(${from}, ${from}::timestamptz + interval '1 hour')`
  return server.context.db
    .insertInto('meeting')
    .values({
      ...{ agent_id: agent.id, client_id: client.id, order_id: order, status: 'missed_by_agent' },
      ...{ during, padded: during, created_at: from, updated_at: now },
    })
    .execute()
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
  return { uuid, id, agent }
}

/** Can be met every day from nine to five, at each full hour, without notice. */
export async function openEveryDay(server: TestApp, { id }: { id: string }, timezone = 'UTC') {
  const { db } = server.context
  await db.updateTable('person').set({ timezone }).where('id', '=', id).execute()
  await db
    .insertInto('work_hours')
    .values(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        ...{ agent_id: id, weekday, start_minute: 540, last_minute: 1019 },
      })),
    )
    .execute()
  await db
    .insertInto('availability_rule')
    .values({ agent_id: id, buffer_before: 0, buffer_after: 0, notice_minutes: 0, slot_step: 60 })
    .execute()
}

/** Day so many from today, at an hour of UTC. */
export const at = ({ clock }: TestApp, days: number, hour: number) => {
  const day = new Date(clock.now().getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10)
  return `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
}
