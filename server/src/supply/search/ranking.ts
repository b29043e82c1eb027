/**
 * The order by relevance gives points for rating, orders and response, 100 in all. Agents whose name is what
 * was typed stand before all others, whatever their points; those found only by words that look alike come
 * last. The page that explains the ranking tells the same.
 */
export const MOST_POINTS = { rating: 60, orders: 25, response: 15 } as const

/** Few reviews weigh little against what is usual: so many at so much are added to everybody's. */
const PRIOR_RATING = 4.5
const PRIOR_REVIEWS = 5
/** More orders than that lift nobody further; each counts less than the one before. */
const ORDERS_THAT_COUNT = 200
/** An agent who answers after two days, or of whom it is not known, has no points for it. */
const SLOWEST_MINUTES = 2880

export interface TrackRecord {
  rating_sum: number
  review_count: number
  completed_orders: number
  response_minutes: number | null
}

export const bayesianRating = ({ rating_sum, review_count }: TrackRecord) =>
  (rating_sum + PRIOR_RATING * PRIOR_REVIEWS) / (review_count + PRIOR_REVIEWS)

export function pointsOf(record: TrackRecord) {
  const { completed_orders, response_minutes } = record
  const orders = Math.log1p(completed_orders) / Math.log1p(ORDERS_THAT_COUNT)
  const response = 1 - (response_minutes ?? SLOWEST_MINUTES) / SLOWEST_MINUTES
  return {
    rating: MOST_POINTS.rating * (bayesianRating(record) / 5),
    orders: MOST_POINTS.orders * Math.min(1, orders),
    response: MOST_POINTS.response * Math.max(0, response),
  }
}

/** Points are whole thousandths, so that pages meet exactly. */
export function standingOf(record: TrackRecord) {
  const { rating, orders, response } = pointsOf(record)
  return Math.round(1000 * (rating + orders + response))
}

/** The weighing is the same, and an agent who has no review yet stands behind all who have. */
export const ratingRankOf = (record: TrackRecord) =>
  record.review_count === 0 ? 0 : Math.round(1000 * bayesianRating(record))
