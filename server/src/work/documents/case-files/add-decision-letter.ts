import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isDecisionFinal } from '../../goals/is-decision-final.ts'
import { goalsOfOrders } from '../../goals/orders/goals-of-orders.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { hasWork } from '../../orders/may-add-letter.ts'
import { receiveCaseFile } from './receive-case-file.ts'

/** The newest letter counts. */
export const addDecisionLetter = (
  context: Context,
  actor: Person,
  orderId: string,
  request: FastifyRequest,
) =>
  receiveCaseFile(context, actor, orderId, request, async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (!order) throw new Refusal('not_found')
    if (!hasWork(order))
      throw new Refusal('not_now', { message: 'A decision letter can be added once the work has started.' })
    const { decided_at } = (await goalsOfOrders(tx, [order.goal_id])).get(order.goal_id)
    if (await isDecisionFinal(tx, decided_at, context.clock.now()))
      throw new Refusal('not_now', { message: 'The decision on this goal can no longer be changed.' })
    return { purpose: 'decision', subjectId: null }
  })
