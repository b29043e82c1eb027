import type { AgentReview } from '@sojourn/contract/supply/agents'
import { othersPart } from '../../ui/translation/others-part.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import css from './review-list.module.css'
import { Review } from './written-parts.ts'

const Said = othersPart(Review, ({ review: { content, reply } }) =>
  reply ? [content, reply.content] : [content],
)

export const ReviewList = ({ reviews, agent }: { reviews: AgentReview[]; agent: string }) => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <li key={review.id}>
        <Said review={review} agent={agent} />
        <div className={css.foot}>
          <ReportButton kind="review" id={review.id} of={review.from.full_name} />
        </div>
      </li>
    ))}
  </ul>
)
