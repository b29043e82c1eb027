import * as calls from '@sojourn/contract/talk/conversations'
import { handle } from '../../platform/http/handler.ts'
import { listAsStaff, showAsStaff, writeAsStaff } from '../../talk/conversations/read-as-staff.ts'

export const staffConversationHandlers = [
  handle(calls.showStaffConversation, async ({ context, actor, params }) => ({
    data: await showAsStaff(context, actor, params.uuid),
  })),

  handle(calls.listStaffMessages, ({ context, actor, params, query }) =>
    listAsStaff(context, actor, params.id, query),
  ),

  handle(calls.sendStaffMessage, async ({ context, actor, params, body }) => ({
    data: await writeAsStaff(context, actor, params.id, body),
  })),
]
