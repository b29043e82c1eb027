import type { OrderReview } from '@sojourn/contract/talk/reviews'
import { t } from '@sojourn/contract/words/t'
import { REVIEW_LENGTH } from '@sojourn/contract/work/work-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { StarInput } from '../../ui/choice/star-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { reviewChanged } from './case-queries.ts'
import css from './form-dialog.module.css'

interface Props {
  uuid: string
  /** The one that is changed. */
  review: OrderReview['review']
  label: string
}

export default function ReviewDialog({ open, label, ...asked }: Props & Opened) {
  return (
    <Modal open={open} onClose={asked.onClose} title={label}>
      {open && <ReviewForm {...asked} />}
    </Modal>
  )
}

function ReviewForm({ uuid, review, onClose }: Omit<Props, 'label'> & Pick<Opened, 'onClose'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/talk/reviews').then(({ NewReview }) => NewReview),
    draftKey: `review-${uuid}`,
    defaults: { star: String(review?.star ?? ''), content: review?.content ?? '' },
    submit: async (body, sending) => {
      const params = { uuid }
      const answer = review
        ? await browserApi('PUT /orders/{uuid}/reviews', { params, body })
        : await browserApi('POST /orders/{uuid}/reviews', { params, body }, sending)
      onClose()
      toast.success(t('Your review is published. Thank you!'))
      await reviewChanged(queries, uuid, answer.data)
    },
  })
  return (
    <Form form={form} label={t('Review')} className={css.form}>
      <StarInput label={t('Stars')} name="star" required help={t('From half a star to five')} />
      <Textarea
        label={t('Your review')}
        name="content"
        required
        maxLength={REVIEW_LENGTH}
        help={t('Everyone can read it, with your first name and an initial. Leave out private things.')}
      />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Publish')}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}
