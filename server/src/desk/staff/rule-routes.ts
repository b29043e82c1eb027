import * as calls from '@sojourn/contract/staff-rules'
import { changeRule } from '../../ground/rules/change-rule.ts'
import { listRules } from '../../ground/rules/list-rules.ts'
import { handle } from '../../platform/http/handler.ts'

export const staffRuleHandlers = [
  handle(calls.listRules, async ({ context }) => ({ data: await listRules(context.db) })),

  handle(calls.changeRule, async ({ context, actor, params, body }) => ({
    data: await changeRule(context, actor.id, params.name, body),
  })),
]
