import type { OrderReview } from '@sojourn/contract/talk/reviews'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { REVIEW_LENGTH } from '@sojourn/contract/work/work-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DraftState, Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Stars } from '../../ui/mark/stars.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { reviewChanged, reviewQuery } from './case-queries.ts'
import form from './form-button.module.css'
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
      {review.refunded && <p className={css.note}>{t('The client got a full refund.')}</p>}
      <p className={css.words} dir="auto">
        {review.content}
      </p>
      {review.is_hidden && <p className={css.note}>{t('Our team has hidden this review.')}</p>}
      {review.reply && (
        <div className={css.reply}>
          <h3>
            {side === 'agent' ? t('Your answer') : order.agent.full_name}
            {t(', ')}
            <DayText value={review.reply.created_at.date} />
          </h3>
          <p className={css.words} dir="auto">
            {review.reply.content}
          </p>
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
  const [open, setOpen] = useState(false)
  const label = data.review ? t('Change your review') : t('Write a review')
  return (
    <>
      <Button variant={variant} icon="star" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={label}>
        {open && <ReviewForm uuid={uuid} data={data} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

const HALVES = Array.from({ length: 10 }, (_, index) => String(5 - index / 2))
const starWords = (star: string) =>
  t('{stars, plural, one {# star} other {# stars}}', { stars: Number(star) })

function ReviewForm({ uuid, data, onClose }: { uuid: string; data: OrderReview; onClose: () => void }) {
  const queries = useQueryClient()
  const handle = useForm({
    schema: () => import('@sojourn/contract/talk/reviews').then(({ NewReview }) => NewReview),
    draftKey: `review-${uuid}`,
    defaults: { star: String(data.review?.star ?? ''), content: data.review?.content ?? '' },
    submit: async (body, sending) => {
      const params = { uuid }
      const answer = data.review
        ? await browserApi('PUT /orders/{uuid}/reviews', { params, body })
        : await browserApi('POST /orders/{uuid}/reviews', { params, body }, sending)
      onClose()
      toast.success(t('Your review is published. Thank you!'))
      await reviewChanged(queries, uuid, answer.data)
    },
  })
  return (
    <Form form={handle} label={t('Review')} className={form.form}>
      <Select
        label={t('Stars')}
        name="star"
        required
        placeholder={t('Select from half a star to five')}
        choices={HALVES.map((star) => ({ value: star, label: starWords(star) }))}
      />
      <Textarea
        label={t('Your review')}
        name="content"
        required
        maxLength={REVIEW_LENGTH}
        help={t('Everyone can read it, with your first name and an initial. Leave out private things.')}
      />
      <div className={form.end}>
        <SubmitButton>{t('Publish')}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <DraftState form={handle} />
      </div>
    </Form>
  )
}

/** The agent answers, once. */
export function ReplyButton({ uuid, variant }: ButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon="chat" onClick={() => setOpen(true)}>
        {t('Answer the review')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('Answer the review')}>
        {open && <ReplyForm uuid={uuid} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function ReplyForm({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const queries = useQueryClient()
  const handle = useForm({
    schema: () => import('@sojourn/contract/talk/reviews').then(({ replyToReview }) => replyToReview.body),
    draftKey: `reply-${uuid}`,
    submit: async (body, sending) => {
      const answer = await browserApi(
        'POST /orders/{uuid}/reviews/reply',
        { params: { uuid }, body },
        sending,
      )
      onClose()
      toast.success(t('Your answer is published.'))
      await reviewChanged(queries, uuid, answer.data)
    },
  })
  return (
    <Form form={handle} label={t('Answer')} className={form.form}>
      <Textarea
        label={t('Your answer')}
        name="content"
        required
        maxLength={REVIEW_LENGTH}
        help={t('Everyone can read it below the review. You can answer once.')}
      />
      <div className={form.end}>
        <SubmitButton>{t('Publish')}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <DraftState form={handle} />
      </div>
    </Form>
  )
}
