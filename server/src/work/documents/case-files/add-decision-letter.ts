import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { decidedAt } from '../../goals/decided-at.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { receiveCaseFile } from './receive-case-file.ts'

const WITH_WORK = ['ongoing', 'completed']

/** Either side may add the authority's letter. Like the decision it can be corrected for a while; the newest counts. */
export const addDecisionLetter = (
  context: Context,
  actor: Person,
  orderId: string,
  request: FastifyRequest,
) =>
  receiveCaseFile(context, actor, orderId, request, async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (!order) throw new Refusal('not_found')
    if (!WITH_WORK.includes(order.status))
      throw new Refusal('not_now', { message: 'A decision letter can be added once the work has started.' })
    const decided = await decidedAt(tx, order.goal_id)
    const open = await ruleMs(tx, 'decision_correction')
    if (decided && context.clock.now().getTime() >= decided.getTime() + open)
      throw new Refusal('not_now', { message: 'The decision on this goal can no longer be changed.' })
    return { purpose: 'decision', subjectId: null }
  })
