import { makeOrder } from './orders.ts'
import type { TestApp } from './start-app.ts'

/** An open conflict about an order of this client, as if they had opened it. */
export async function makeConflict(
  server: TestApp,
  client: { id: string },
  status: 'direct' | 'mediation' = 'direct',
) {
  const now = server.clock.now()
  const order = await makeOrder(server, { client, status: 'conflicted' })
  return server.context.db
    .insertInto('conflict')
    .values({
      ...{ order_id: order.id, opened_by: 'client', opener_id: client.id, reason: 'late', status },
      ...{ text: 'Nothing has happened since I paid.', resume_status: 'paid' },
      ...{ created_at: now, updated_at: now },
    })
    .returning(['id', 'order_id'])
    .executeTakeFirstOrThrow()
}

export const makeProposal = (
  server: TestApp,
  conflict: { id: string; order_id: string },
  client: { id: string },
) =>
  server.context.db
    .insertInto('refund_request')
    .values({
      ...{ conflict_id: conflict.id, order_id: conflict.order_id, made_by: 'client', maker_id: client.id },
      ...{ amount: 0, currency: 'USD', destination: 'card', text: 'Let us go on.' },
      ...{ created_at: server.clock.now(), updated_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
