import * as calls from '@sojourn/contract/desk/staff-gifts'
import { handle } from '../../platform/http/handler.ts'
import { judgeGift } from '../../work/conflicts/staff/judge-gift.ts'
import { listGiftChecks, showGiftCheck } from '../../work/gifts/list-gift-checks.ts'

export const staffGiftHandlers = [
  handle(calls.listGiftChecks, ({ context, actor, query }) => listGiftChecks(context, actor, query)),

  handle(calls.judgeGift, async ({ context, actor, params, body }) => {
    await judgeGift(context, actor, params.id, body)
    return { data: await showGiftCheck(context.db, actor, params.id) }
  }),
]
