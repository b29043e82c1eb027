import { classes } from '../text/classes.ts'
import { formatCount } from '../text/format-count.ts'
import styles from './stars.module.css'

interface Props {
  /** From 0 to 5; null until the first review. */
  rating: number | null
  /** How many reviews it comes from. */
  count?: number
  size?: 's' | 'm'
}

/** One element for five stars, in halves. */
export function Stars({ rating, count, size = 's' }: Props) {
  if (rating === null) return <span className={styles.fresh}>New</span>
  const halves = Math.round(rating * 2)
  return (
    <span className={styles.rating}>
      <span
        className={classes(styles.stars, styles[size], styles[`r${halves}`])}
        role="img"
        aria-label={`${rating.toFixed(1)} out of 5`}
      />
      <span className={styles.figure} aria-hidden="true" data-figures>
        {rating.toFixed(1)}
      </span>
      {count !== undefined && (
        <span className={styles.count} data-figures>
          ({formatCount(count)}
          <span data-hidden> {count === 1 ? 'review' : 'reviews'}</span>)
        </span>
      )}
    </span>
  )
}
