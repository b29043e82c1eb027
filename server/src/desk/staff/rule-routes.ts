import * as calls from '@sojourn/contract/desk/staff-rules'
import { listRules } from '../../ground/rules/list-rules.ts'
import { handle } from '../../platform/http/handler.ts'
import { changeRuleOfProduct } from './change-rule-of-product.ts'

export const staffRuleHandlers = [
  handle(calls.listRules, async ({ context }) => ({ data: await listRules(context.db) })),

  handle(calls.changeRule, async ({ context, actor, params, body }) => ({
    data: await changeRuleOfProduct(context, actor, { name: params.name, ...body }),
  })),
]
