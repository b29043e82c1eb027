import type { AgentProfile } from '@sojourn/contract/showcase'
import { dayWords } from '../pages/dates.ts'
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
          <time dateTime={review.created_at.date}>{dayWords(review.created_at.date.slice(0, 10))}</time>
        </div>
        {review.service && <p className={css.service}>{review.service}</p>}
      </li>
    ))}
  </ul>
)
