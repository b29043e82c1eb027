import * as calls from '@sojourn/contract/desk/staff-decisions'
import { handle } from '../../platform/http/handler.ts'
import { judgeDecision } from '../../work/decisions/judge-decision.ts'
import { listDecisions, showDecision } from '../../work/decisions/list-decisions.ts'

export const staffDecisionHandlers = [
  handle(calls.listToldDecisions, ({ context, actor, query }) => listDecisions(context, actor, query)),

  handle(calls.judgeToldDecision, async ({ context, actor, params, body }) => {
    await judgeDecision(context, actor, params.id, body)
    return { data: await showDecision(context.db, actor, params.id) }
  }),
]
