import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS } from '../src/platform/clock.ts'
import { makeRef } from '../src/work/orders/make-ref.ts'
import type { OrderState } from '../src/work/orders/order-state.ts'
import { makePerson, type TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Wanted {
  name?: string
  country?: string
  purpose?: string
  status?: 'draft' | 'in_progress' | 'approved' | 'rejected'
}

/** A goal as if its client had made it; it fits the usual service of tests. */
export async function makeGoal({ context, clock }: TestApp, client: { id: string }, wanted: Wanted = {}) {
  const now = clock.now()
  const { status = 'draft' } = wanted
  const isDecided = status === 'approved' || status === 'rejected'
  return context.db
    .insertInto('goal')
    .values({
      client_id: client.id,
      name: wanted.name ?? 'Study in Munich',
      country_iso: wanted.country ?? 'DE',
      purpose: wanted.purpose ?? 'study',
      expected_on: '2099-05-01',
      comment: 'I was admitted for the winter term.',
      status,
      decided_on: isDecided ? '2026-01-02' : null,
      decided_at: isDecided ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface Ordered {
  client: { id: string }
  agent?: TestPerson
  goalId?: number
  serviceId?: string
  status?: OrderState
  meeting_minutes?: number | null
  title?: string
  /** For one that was given up before it was paid. */
  neverPaid?: boolean
}

/** An order in any state, as if it had come there. */
export async function makeOrder(server: TestApp, ordered: Ordered) {
  const now = server.clock.now()
  const { client, status = 'awaiting_payment' } = ordered
  const agent = ordered.agent ?? (await makePerson(server, { home: 'consultant', verifiedAgent: true }))
  const isPaid = status !== 'awaiting_payment' && !ordered.neverPaid
  const order = await server.context.db
    .insertInto('client_order')
    .values({
      ref: makeRef(),
      client_id: client.id,
      agent_id: agent.id,
      goal_id: ordered.goalId ?? (await makeGoal(server, client)).id,
      service_id: ordered.serviceId ?? randomUUID(),
      service_version: 1,
      status,
      resume_status: status === 'conflicted' ? 'paid' : null,
      title: ordered.title ?? 'German student visa',
      description: 'Everything from the forms to the visa.',
      price_amount: 420_00,
      currency: 'USD',
      commission_percent: 20,
      delivery_days: 21,
      meeting_minutes: ordered.meeting_minutes ?? null,
      requirements: JSON.stringify([{ name: 'Passport', mandatory: true }]),
      refund_schedule: JSON.stringify({ before_start: 100, before_filing: 50, after_filing: 0 }),
      visa_id: 'de/student-visa',
      visa_name: 'Student visa',
      purposes: JSON.stringify([{ id: 'study', name: 'Study' }]),
      country_iso: 'DE',
      expires_at: new Date(now.getTime() + DAY_MS),
      paid_at: isPaid ? now : null,
      completed_at: status === 'completed' ? now : null,
      cancelled_at: status === 'cancelled' ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'ref', 'goal_id', 'service_id'])
    .executeTakeFirstOrThrow()
  await askForDocuments(server, order.id)
  await openConversation(server, order.id)
  return { ...order, agent }
}

/** The order counts as paid. */
export const askForDocuments = (server: TestApp, orderId: string) =>
  sql`select ask_for_documents(asked) from client_order as asked where id = ${orderId}`.execute(
    server.context.db,
  )

/** The conversation of its two sides, as far as the order is paid. */
const openConversation = (server: TestApp, orderId: string) =>
  sql`select open_conversation(paid) from client_order as paid where id = ${orderId}`.execute(
    server.context.db,
  )
