import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { formatRating } from '../../ui/text/format-rating.ts'
import css from './rating-summary.module.css'

interface Props {
  rating: number
  count: number
  stars: AgentProfile['stars']
}

/** How the rating came about: how many gave how much. */
const RatingSummary = still(({ rating, count, stars }: Props) => (
  <div className={css.summary}>
    <p className={css.figure}>
      <b data-figures aria-hidden="true">
        {formatRating(rating)}
      </b>
      <Stars rating={rating} count={count} size="m" />
    </p>
    <dl className={css.bars}>
      {stars.map(({ star, count: given }) => (
        <div key={star}>
          <dt>
            {star}
            <span data-hidden> {t('{count, plural, one {star} other {stars}}', { count: star })}</span>
          </dt>
          <dd>
            <meter min={0} max={Math.max(1, count)} value={given} aria-hidden="true" />
            <span data-figures>{given}</span>
          </dd>
        </div>
      ))}
    </dl>
  </div>
))

export default RatingSummary
