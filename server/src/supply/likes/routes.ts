import * as calls from '@sojourn/contract/supply/likes'
import { handle } from '../../platform/http/handler.ts'
import { likeAgent } from './like-agent.ts'
import { unlike } from './unlike.ts'

export const likeHandlers = [
  handle(calls.like, async ({ context, actor, body }) => ({
    data: await likeAgent(context, actor, body.id),
  })),

  handle(calls.unlike, async ({ context, actor, params }) => {
    await unlike(context, actor, params.id)
  }),
]
