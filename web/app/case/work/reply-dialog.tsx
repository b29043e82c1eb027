import { t } from '@sojourn/contract/words/t'
import { REVIEW_LENGTH } from '@sojourn/contract/work/work-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
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

interface Props extends Opened {
  uuid: string
  label: string
}

export default function ReplyDialog({ open, label, ...asked }: Props) {
  return (
    <Modal open={open} onClose={asked.onClose} title={label}>
      {open && <ReplyForm {...asked} />}
    </Modal>
  )
}

function ReplyForm({ uuid, onClose }: Pick<Props, 'uuid' | 'onClose'>) {
  const queries = useQueryClient()
  const form = useForm({
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
    <Form form={form} label={t('Answer')} className={css.form}>
      <Textarea
        label={t('Your answer')}
        name="content"
        required
        maxLength={REVIEW_LENGTH}
        help={t('Everyone can read it below the review. You can answer once.')}
      />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Publish')}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}
