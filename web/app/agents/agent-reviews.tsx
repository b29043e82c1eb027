import type { AgentProfile, AgentReview } from '@sojourn/contract/agents'
import { Pagination } from '../ui/pagination.tsx'
import profile from './agent-profile.module.css'
import css from './agent-reviews.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'

export interface ReviewPage {
  items: AgentReview[]
  next: string | null
}

/** What clients said; further pages stand in the address. */
export const AgentReviews = ({ agent, page }: { agent: AgentProfile; page: ReviewPage }) => (
  <section aria-labelledby="reviews">
    <h2 id="reviews">Reviews</h2>
    {agent.rating === null ? (
      <p className={profile.none}>
        No reviews yet. Only clients of finished orders can write one, and {agent.name} is new here.
      </p>
    ) : (
      <>
        <RatingSummary rating={agent.rating} count={agent.review_count} stars={agent.stars} />
        {page.items.length > 0 ? (
          <ReviewList reviews={page.items} agent={agent.name} />
        ) : (
          <p className={profile.none}>There are no further reviews.</p>
        )}
        <div className={css.pages}>
          <Pagination label="More reviews" nextCursor={page.next} />
        </div>
      </>
    )}
  </section>
)
