import { DESCRIPTION_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { WantedExtra } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './offer-page.module.css'
import { offersChanged } from './offer-queries.ts'
import type { ForExtra } from './propose-extra.tsx'

export default function WishForm({ order, other, onClose }: ForExtra & { onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm<WantedExtra>({
    schema: () => import('@sojourn/contract/work/offers').then(({ WantedExtra }) => WantedExtra),
    draftKey: `wish-${order}`,
    submit: async (body, sending) => {
      await browserApi('POST /orders/{uuid}/wanted-extras', { params: { uuid: order }, body }, sending)
      onClose()
      toast.success(t('{other} is told what you would like', { other }))
      await offersChanged(queries)
    },
  })
  return (
    <Modal open onClose={onClose} title={t('Ask for an extra')}>
      <Form form={form} label={t('Extra')} className={css.form}>
        <p>
          {t(
            'Say what you would like besides what you agreed on. {other} answers with a price and days, or with days alone. Nothing changes until you accept.',
            { other },
          )}
        </p>
        <TextInput label={t('Title')} name="title" required />
        <Textarea
          label={t('What would you like?')}
          name="wanted"
          required
          rows={4}
          maxLength={DESCRIPTION_LENGTH}
        />
        <DialogEnd onCancel={onClose}>
          <SubmitButton>{t('Send')}</SubmitButton>
        </DialogEnd>
      </Form>
    </Modal>
  )
}
