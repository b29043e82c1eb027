import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { accountQuery, useAccount } from '../../session/use-account.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { rich } from '../../words/rich.tsx'
import { CodeForm } from './code-form.tsx'
import { thenToTheCode } from './then-to-the-code.ts'

interface Props {
  open: boolean
  onClose: () => void
  onVerified?: () => void
}

/** Proves the account's email by the code that was asked for before this opened. */
export function VerifyEmailModal({ open, onClose, onVerified }: Props) {
  const { email } = useAccount()
  const client = useQueryClient()

  async function verify(otp: string) {
    const { data: account } = await browserApi('PUT /account/verify/email', { body: { otp } })
    client.setQueryData(accountQuery.queryKey, account)
    toast.success(t('Your email is verified.'))
    onClose()
    onVerified?.()
  }

  return (
    <Modal open={open} onClose={onClose} title={t('Verify Email')}>
      <Stack gap={4}>
        <p>
          {rich('We sent a code to {email}. Enter it to verify your email.', {
            email: <b>{email.address}</b>,
          })}
        </p>
        <CodeForm
          verify={verify}
          resend={() => thenToTheCode(browserApi('POST /account/verify/email/resend'))}
        />
      </Stack>
    </Modal>
  )
}
