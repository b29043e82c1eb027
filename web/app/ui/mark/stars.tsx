import { t } from '@sojourn/contract/words/t'
import { classes } from '../text/classes.ts'
import { formatCount } from '../text/format-count.ts'
import { formatRating } from '../text/format-rating.ts'
import styles from './stars.module.css'

interface Props {
  /** From 0 to 5; null until the first review. */
  rating: number | null
  /** How many reviews it comes from. */
  count?: number
  size?: 's' | 'm'
}

/** One element for five stars, the last of them filled to its tenth. */
export function Stars({ rating, count, size = 's' }: Props) {
  if (rating === null) return <span className={styles.fresh}>{t('New')}</span>
  const tenths = Math.round(rating * 10)
  return (
    <span className={styles.rating}>
      <span
        className={classes(
          styles.stars,
          styles[size],
          styles[`w${Math.floor(tenths / 10)}`],
          styles[`t${tenths % 10}`],
        )}
        role="img"
        aria-label={t('{rating} out of 5', { rating: formatRating(rating) })}
      />
      <span className={styles.figure} aria-hidden="true" data-figures>
        {formatRating(rating)}
      </span>
      {count !== undefined && (
        <span className={styles.count} data-figures>
          ({formatCount(count)}
          <span data-hidden> {t('{count, plural, one {review} other {reviews}}', { count })}</span>)
        </span>
      )}
    </span>
  )
}
