import * as calls from '@sojourn/contract/talk/questions'
import { handle } from '../../../platform/http/handler.ts'
import { askAgent } from './ask-agent.ts'
import { saveQuestionSettings, showQuestionSettings } from './keep-question-settings.ts'
import { showAsking } from './show-asking.ts'

export const questionHandlers = [
  handle(calls.showAsking, async ({ context, actor, params, query }) => ({
    data: await showAsking(context, actor, params.id, query.service),
  })),

  handle(calls.askAgent, async ({ context, actor, params, body }) => ({
    data: await askAgent(context, actor, params.id, body),
  })),

  handle(calls.showQuestionSettings, async ({ context, actor }) => ({
    data: await showQuestionSettings(context, actor),
  })),

  handle(calls.saveQuestionSettings, async ({ context, actor, body }) => ({
    data: await saveQuestionSettings(context, actor, body),
  })),
]
