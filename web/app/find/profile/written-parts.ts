import type { AgentReview, AgentService } from '@sojourn/contract/supply/agents'
import { writtenPart } from '../../fast-pages/written-part.tsx'

export const ServiceWork = writtenPart<
  Pick<AgentService, 'visa' | 'title' | 'description' | 'requirements' | 'stages'>
>(() => import('../cards/service-work.tsx'))
export const ServiceTerms = writtenPart(() => import('../cards/service-terms.tsx'))
export const RatingSummary = writtenPart(() => import('../cards/rating-summary.tsx'))
export const NoneYet = writtenPart(() => import('./none-yet.tsx'))
export const Review = writtenPart<{ review: AgentReview; agent: string }>(() => import('./review.tsx'))

/** Whoever comes by a link of ours reads services and reviews at once, as whoever opens the page. */
export const bringParts = () =>
  Promise.allSettled(
    [ServiceWork, ServiceTerms, RatingSummary, NoneYet, Review].map(({ source }) => source()),
  )
