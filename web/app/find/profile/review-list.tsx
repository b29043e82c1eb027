import type { AgentReview } from '@sojourn/contract/supply/agents'
import { ReportButton } from '../reports/report-button.tsx'
import { Review } from './review.tsx'
import css from './review-list.module.css'

export const ReviewList = ({ reviews, agent }: { reviews: AgentReview[]; agent: string }) => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <li key={review.id}>
        <Review review={review} agent={agent} />
        <div className={css.foot}>
          <ReportButton kind="review" id={review.id} of={review.from.full_name} />
        </div>
      </li>
    ))}
  </ul>
)
