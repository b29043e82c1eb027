import * as calls from '@sojourn/contract/talk/conversations'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { openAsStaff } from '../../talk/conversations/open-as-staff.ts'
import {
  listAsStaff,
  showAsStaff,
  showReportedAsStaff,
  writeAsStaff,
} from '../../talk/conversations/read-as-staff.ts'

export const staffConversationHandlers = [
  handle(calls.showStaffConversation, async ({ context, actor, params }) => ({
    data: await showAsStaff(context, actor, params.uuid),
  })),

  handle(calls.showReportedConversation, async ({ context, actor, params }) => ({
    data: await showReportedAsStaff(context, actor, params.id),
  })),

  handle(calls.listStaffMessages, ({ context, actor, params, query }) =>
    listAsStaff(context, actor, params.id, query),
  ),

  handle(calls.downloadStaffMessageFile, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openAsStaff(context, actor, params)),
  ),

  handle(calls.sendStaffMessage, async ({ context, actor, params, body }) => ({
    data: await writeAsStaff(context, actor, params.id, body),
  })),
]
