import * as calls from '@sojourn/contract/talk/reviews'
import { handle } from '../../platform/http/handler.ts'
import { changeReview } from './change-review.ts'
import { replyToReview } from './reply-to-review.ts'
import { showOrderReview } from './show-order-review.ts'
import { writeReview } from './write-review.ts'

export const reviewHandlers = [
  handle(calls.showOrderReview, async ({ context, actor, params }) => ({
    data: await showOrderReview(context, actor, params.uuid),
  })),

  handle(calls.writeReview, async ({ context, actor, params, body }) => ({
    data: await writeReview(context, actor, params.uuid, body),
  })),

  handle(calls.changeReview, async ({ context, actor, params, body }) => ({
    data: await changeReview(context, actor, params.uuid, body),
  })),

  handle(calls.replyToReview, async ({ context, actor, params, body }) => ({
    data: await replyToReview(context, actor, params.uuid, body.content),
  })),
]
