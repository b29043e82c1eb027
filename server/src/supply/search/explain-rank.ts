import type { Visibility } from '@sojourn/contract/supply/discovery'
import { MOST_POINTS, pointsOf, type TrackRecord } from './ranking.ts'

type Part = Visibility['rank']['parts'][number]

/** The points of an agent, part by part, with what would lift each. */
export function explainRank(record: TrackRecord): Visibility['rank'] {
  const points = pointsOf(record)
  const parts: Part[] = [
    {
      code: 'rating',
      name: 'Rating',
      points: rounded(points.rating),
      most: MOST_POINTS.rating,
      because: becauseOfReviews(record),
      is_assumed: record.review_count === 0,
      tip: 'Every good review raises it. With few reviews it stays close to the average.',
    },
    {
      code: 'orders',
      name: 'Completed orders',
      points: rounded(points.orders),
      most: MOST_POINTS.orders,
      because: counted(record.completed_orders, 'completed order'),
      is_assumed: false,
      tip: 'The first orders raise it most. From 200 orders it is full.',
    },
    {
      code: 'response',
      name: 'Response time',
      points: rounded(points.response),
      most: MOST_POINTS.response,
      because: becauseOfAnswers(record),
      is_assumed: record.response_minutes === null,
      tip: 'Answer new messages quickly. Within an hour it is nearly full, and after two days it is zero.',
    },
  ]
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  return { points: rounded(points.rating + points.orders + points.response), most, parts }
}

const becauseOfReviews = ({ rating_sum, review_count }: TrackRecord) =>
  review_count === 0
    ? 'No reviews yet. You count as average.'
    : `${(rating_sum / review_count).toFixed(1)} from ${counted(review_count, 'review')}`

const becauseOfAnswers = ({ response_minutes }: TrackRecord) =>
  response_minutes === null
    ? 'Measured once you have answered five clients within 90 days.'
    : `In the last 90 days you usually answered within ${counted(Math.max(1, Math.round(response_minutes / 60)), 'hour')}.`

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
const rounded = (points: number) => Math.round(points * 10) / 10
