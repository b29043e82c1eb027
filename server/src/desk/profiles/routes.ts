import * as calls from '@sojourn/contract/supply/agents'
import { handle, strangersRead } from '../../platform/http/handler.ts'
import { findVisibleAgent } from '../../supply/agents/find-visible-agent.ts'
import { offersOf } from '../../supply/services/offers-of.ts'
import { reviewsOf } from '../../talk/reviews/reviews-of.ts'
import { showProfile } from './show-profile.ts'

export const profileHandlers = [
  strangersRead(
    handle(calls.showAgent, async ({ context, actor, params }) => ({
      data: await showProfile(context, actor, params.id),
    })),
  ),

  strangersRead(
    handle(calls.listAgentServices, async ({ context, actor, params, query }) => {
      const { id } = await findVisibleAgent(context, actor, params.id)
      return offersOf(context, id, query)
    }),
  ),

  strangersRead(
    handle(calls.listAgentReviews, async ({ context, actor, params, query }) => {
      const { id } = await findVisibleAgent(context, actor, params.id)
      return reviewsOf(context, id, query)
    }),
  ),
]
