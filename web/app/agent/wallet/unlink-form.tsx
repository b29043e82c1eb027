import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeField } from './code-field.tsx'
import { walletChanged } from './wallet-queries.ts'

export function UnlinkForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/money/wallets').then(({ unlinkWallet }) => unlinkWallet.body),
    submit: async (body) => {
      const done = await confirmFirst(() => browserApi('POST /wallets/unlink', { body }))
      if (!done) return
      toast.success(t('Your bank account is removed'))
      onClose()
      await walletChanged(queries)
    },
  })
  return (
    <Form form={form} label={t('Remove bank account')}>
      <p>{t('Your earnings stay in your wallet. To withdraw, link an account again and wait 72 hours.')}</p>
      <CodeField act="unlink" />
      <DialogEnd onCancel={onClose}>
        <SubmitButton variant="danger">{t('Remove account')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
