import * as calls from '@sojourn/contract/supply/agents'
import { handle } from '../../platform/http/handler.ts'
import { findVisibleAgent } from '../../supply/agents/find-visible-agent.ts'
import { offersOf } from '../../supply/services/offers-of.ts'
import { reviewsOf } from '../../talk/reviews/reviews-of.ts'
import { showProfile } from './show-profile.ts'

export const profileHandlers = [
  handle(calls.showAgent, async ({ context, actor, params }) => ({
    data: await showProfile(context, actor, params.id),
  })),

  handle(calls.listAgentServices, async ({ context, actor, params, query }) => {
    const { id } = await findVisibleAgent(context, actor, params.id)
    return offersOf(context, id, query)
  }),

  handle(calls.listAgentReviews, async ({ context, actor, params, query }) => {
    const { id } = await findVisibleAgent(context, actor, params.id)
    return reviewsOf(context, id, query)
  }),
]
