import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { findVisibleAgent } from '../../supply/agents/find-visible-agent.ts'
import { offersOf, sumOfOffers } from '../../supply/services/offers-of.ts'
import { reviewsOf } from '../../talk/reviews/reviews-of.ts'
import { findProfile, licencesShown, starsOf } from './profile-store.ts'
import { viewProfile } from './profile-view.ts'

/** All there are, for almost everybody. */
const FIRST_SERVICES = 100
const FIRST_REVIEWS = 5

/** Everything a profile shows at first. */
export async function showProfile(context: Context, actor: Actor, nameOrUuid: string) {
  const { id, hidden } = await findVisibleAgent(context, actor, nameOrUuid)
  const viewer = actor.kind === 'person' ? actor.id : null
  const { db, clock } = context
  const now = clock.now()
  const [row, licences, stars, services, sum, reviews] = await Promise.all([
    findProfile(db, id, viewer),
    licencesShown(db, id, dayOf(now)),
    starsOf(db, id),
    offersOf(context, id, { limit: FIRST_SERVICES }),
    sumOfOffers(context, id),
    reviewsOf(context, id, { limit: FIRST_REVIEWS }),
  ])
  return viewProfile({ row, licences, stars, services, sum, reviews, hidden, now })
}
