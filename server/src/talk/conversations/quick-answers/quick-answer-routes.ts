import * as calls from '@sojourn/contract/talk/quick-answers'
import { handle } from '../../../platform/http/handler.ts'
import {
  changeQuickAnswer,
  createQuickAnswer,
  listQuickAnswers,
  removeQuickAnswer,
} from './keep-quick-answers.ts'

export const quickAnswerHandlers = [
  handle(calls.listQuickAnswers, async ({ context, actor }) => ({
    data: await listQuickAnswers(context, actor),
  })),

  handle(calls.createQuickAnswer, async ({ context, actor, body }) => ({
    data: await createQuickAnswer(context, actor, body),
  })),

  handle(calls.changeQuickAnswer, async ({ context, actor, params, body }) => ({
    data: await changeQuickAnswer(context, actor, params.id, body),
  })),

  handle(calls.removeQuickAnswer, async ({ context, actor, params }) => {
    await removeQuickAnswer(context, actor, params.id)
  }),
]
