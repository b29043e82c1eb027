import { addCompletionFile as addFile } from '@sojourn/contract/work/case-files'
import * as calls from '@sojourn/contract/work/completion'
import { handle } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { receiveCaseFile } from '../documents/case-files/receive-case-file.ts'
import { acceptOrder } from './accept-order.ts'
import { completionFile } from './add-completion-file.ts'
import { acceptRequest, askForChanges, withdrawRequest } from './answer-completion-request.ts'
import { askForCompletion } from './ask-for-completion.ts'
import { answerExtension, withdrawExtension } from './extensions/answer-extension.ts'
import { askForExtension } from './extensions/ask-for-extension.ts'
import { setStage } from './set-stage.ts'
import { listRequests, showWork } from './show-work.ts'
import { startOrder } from './start-order.ts'

export const completionHandlers = [
  handle(calls.showOrderWork, async ({ context, actor, params }) => ({
    data: await showWork(context, actor, params.uuid),
  })),

  handle(calls.startOrder, async ({ context, actor, params, body }) => ({
    data: await startOrder(context, actor, params.uuid, {
      acceptsRisk: body.accepts_risk === true,
    }),
  })),

  handle(calls.setOrderStage, async ({ context, actor, params, body }) => ({
    data: await setStage(context, actor, params.uuid, {
      stage: body.stage,
      note: body.note,
    }),
  })),

  handle(calls.acceptOrder, async ({ context, actor, params }) => ({
    data: await acceptOrder(context, actor, params.uuid),
  })),

  handle(calls.listCompletionRequests, async ({ context, actor, params }) =>
    wholeList(await listRequests(context, actor, params.uuid)),
  ),

  handle(calls.askForCompletion, async ({ context, actor, params, body }) => ({
    data: await askForCompletion(context, actor, params.uuid, body),
  })),

  handle(addFile, async ({ context, actor, params, request }) => ({
    data: await receiveCaseFile(context, actor, params.uuid, request, completionFile(actor, params.uuid)),
  })),

  handle(calls.answerCompletionRequest, async ({ context, actor, params, body }) => {
    const named = { order: params.uuid, request: params.id }
    return {
      data: body.accept
        ? await acceptRequest(context, actor, named)
        : await askForChanges(context, actor, named, body.changes),
    }
  }),

  handle(calls.withdrawCompletionRequest, async ({ context, actor, params }) => ({
    data: await withdrawRequest(context, actor, {
      order: params.uuid,
      request: params.id,
    }),
  })),

  handle(calls.askForExtension, async ({ context, actor, params, body }) => ({
    data: await askForExtension(context, actor, params.uuid, body),
  })),

  handle(calls.answerExtension, async ({ context, actor, params, body }) => ({
    data: await answerExtension(context, actor, { order: params.uuid, extension: params.id }, body.accept),
  })),

  handle(calls.withdrawExtension, async ({ context, actor, params }) => ({
    data: await withdrawExtension(context, actor, {
      order: params.uuid,
      extension: params.id,
    }),
  })),
]
