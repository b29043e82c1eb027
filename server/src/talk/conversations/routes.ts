import * as calls from '@sojourn/contract/talk/conversations'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { blockConversation } from './block-conversation.ts'
import { openFile } from './files/open-file.ts'
import { sendFile } from './files/send-file.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { sendMessage } from './send-message.ts'
import { showConversation, showOrderConversation } from './show-conversation.ts'

export const conversationHandlers = [
  handle(calls.listConversations, ({ context, actor, query, request }) =>
    listConversations(context, actor, query, languageOf(request)),
  ),

  handle(calls.showOrderConversation, async ({ context, actor, params, request }) => ({
    data: await showOrderConversation(context, actor, params.uuid, languageOf(request)),
  })),

  handle(calls.showConversation, async ({ context, actor, params, request }) => ({
    data: await showConversation(
      context,
      context.db,
      { id: actor.id, language: languageOf(request) },
      params.id,
    ),
  })),

  handle(calls.listMessages, ({ context, actor, params, query, request }) =>
    listMessages(context, actor, params.id, query, languageOf(request)),
  ),

  handle(calls.sendMessage, async ({ context, actor, params, body }) => ({
    data: await sendMessage(context, actor, params.id, body),
  })),

  handle(calls.sendMessageFile, async ({ context, actor, params, request }) => ({
    data: await sendFile(context, actor, params, request),
  })),

  handle(calls.downloadMessageFile, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openFile(context, actor, params)),
  ),

  handle(calls.readConversation, async ({ context, actor, params, body }) => ({
    data: await markRead(context, actor, params.id, body.seq),
  })),

  handle(calls.blockConversation, async ({ context, actor, params, body, request }) => ({
    data: await blockConversation(
      context,
      { ...actor, language: languageOf(request) },
      params.id,
      body.blocked,
    ),
  })),
]
