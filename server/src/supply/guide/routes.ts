import { showDestinationRules, showGuide } from '@sojourn/contract/supply/guide'
import { handle } from '../../platform/http/handler.ts'
import { answerGuide } from './answer-guide.ts'
import { showDestination } from './show-destination.ts'

export const guideHandlers = [
  handle(showDestinationRules, async ({ context, params }) => ({
    data: await showDestination(context, params.id.toUpperCase()),
  })),

  handle(showGuide, async ({ context, actor, query }) => ({
    data: await answerGuide(context, actor, query),
  })),
]
