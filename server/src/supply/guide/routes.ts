import { showGuide } from '@sojourn/contract/supply/guide'
import { handle } from '../../platform/http/handler.ts'
import { answerGuide } from './answer-guide.ts'

export const guideHandlers = [
  handle(showGuide, async ({ context, actor, query }) => ({
    data: await answerGuide(context, actor, query),
  })),
]
