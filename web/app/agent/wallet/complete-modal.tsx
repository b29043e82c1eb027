import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CodeField } from './code-field.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

export const CompleteModal = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={t('Complete your details')}>
    {open && <Complete onClose={onClose} />}
  </Modal>
)

/** The processor’s page may change where the money goes, so that it is opened with a code. */
function Complete({ onClose }: Pick<Props, 'onClose'>) {
  const form = useForm({
    schema: () => import('@sojourn/contract/money/wallets').then(({ openOnboarding }) => openOnboarding.body),
    submit: async (body) => {
      let url: string | null = null
      const done = await confirmFirst(async () => {
        url = (await browserApi('POST /wallets/onboarding', { body })).data
      })
      if (done && url) window.location.assign(url)
    },
  })
  return (
    <Form form={form} label={t('Complete details')}>
      <p>{t('You complete the details on a secure page of the company that pays you out.')}</p>
      <CodeField act="link" />
      <DialogEnd onCancel={onClose}>
        <SubmitButton icon="external">{t('Continue to the secure page')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
