import type { OrderReview } from '@sojourn/contract/talk/reviews'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { DayText } from '../../ui/date/time-text.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'
import { OthersText } from '../../ui/translation/others-text.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { reviewQuery } from './case-queries.ts'
import css from './review-part.module.css'

/** Work that began, and was so wrong that all of the money went back. */
const AfterRefund = ({ order, data }: { order: Order; data: OrderReview }) => (
  <section className={css.review} aria-labelledby="review">
    <h2 id="review">{t('Your review')}</h2>
    <p className={css.note}>
      {t('You got a full refund. You can review {name}; your review says that it was refunded.', {
        name: order.agent.full_name,
      })}
    </p>
    <ReviewButton uuid={order.uuid} data={data} variant="secondary" />
  </section>
)

const fullyRefunded: Record<Side, string> = {
  client: t('You got a full refund.'),
  agent: t('The client got a full refund.'),
}

export function ReviewPart({ order, side }: { order: Order; side: Side }) {
  const state = stateOf(order)
  const isOver = state === 'completed' || state === 'cancelled'
  const { data } = useQuery({ ...reviewQuery(order.uuid), enabled: isOver && order.paid_at !== null })
  if (!data) return null
  const { review } = data
  // A review of a completed order is the next step, and stands there.
  if (!review)
    return state === 'cancelled' && data.may.includes('write') ? <AfterRefund {...{ order, data }} /> : null
  return (
    <section className={css.review} aria-labelledby="review">
      <h2 id="review">{side === 'client' ? t('Your review') : t('Review')}</h2>
      <Stars rating={review.star} size="m" />
      {review.refunded && <p className={css.note}>{fullyRefunded[side]}</p>}
      <OthersText className={css.words} isOwn={side === 'client'}>
        {review.content}
      </OthersText>
      {review.is_hidden && <p className={css.note}>{t('Our team has hidden this review.')}</p>}
      {review.reply && (
        <div className={css.reply}>
          <h3>
            {side === 'agent' ? t('Your answer') : order.agent.full_name}
            {t(', ')}
            <DayText value={review.reply.created_at.date} />
          </h3>
          <OthersText className={css.words} isOwn={side === 'agent'}>
            {review.reply.content}
          </OthersText>
        </div>
      )}
      {data.may.includes('edit') && <ReviewButton uuid={order.uuid} data={data} variant="secondary" />}
      {data.may.includes('reply') && <ReplyButton uuid={order.uuid} variant="secondary" />}
    </section>
  )
}

interface ButtonProps {
  uuid: string
  variant: 'primary' | 'secondary'
}

/** Writes a review, or changes a young one. */
export function ReviewButton({ uuid, data, variant }: ButtonProps & { data: OrderReview }) {
  const label = data.review ? t('Change your review') : t('Write a review')
  return (
    <DialogButton
      variant={variant}
      icon="star"
      label={label}
      source={() => import('./review-dialog.tsx')}
      asked={{ uuid, review: data.review, label }}
    />
  )
}

/** The agent answers, once. */
export function ReplyButton({ uuid, variant }: ButtonProps) {
  const label = t('Answer the review')
  return (
    <DialogButton
      variant={variant}
      icon="chat"
      label={label}
      source={() => import('./reply-dialog.tsx')}
      asked={{ uuid, label }}
    />
  )
}
