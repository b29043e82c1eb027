import type { AgentProfile } from '@sojourn/contract/agents'
import { formatDay } from '../ui/format-date.ts'
import { Stars } from '../ui/stars.tsx'
import css from './review-list.module.css'

/** What clients of finished orders say. */
export const ReviewList = ({ reviews }: { reviews: AgentProfile['reviews'] }) => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <li key={`${review.from.username} ${review.created_at.date}`}>
        <blockquote>{review.content}</blockquote>
        <div className={css.from}>
          <Stars rating={review.star} />
          <b>{review.from.full_name}</b>
          <time dateTime={review.created_at.date}>{formatDay(review.created_at.date)}</time>
        </div>
        {review.service && <p className={css.service}>{review.service}</p>}
      </li>
    ))}
  </ul>
)
