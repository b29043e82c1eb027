import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { VerifyEmailModal } from './verify-email-modal.tsx'

/** Asks for a code and then for what it says. */
export function VerifyEmailButton() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      await browserApi('POST /account/verify/email')
      setOpen(true)
    } catch (error) {
      toast.error(sentenceOf(error, t('Error occurred, try again')))
      // The last code may still lie in the mailbox.
      if (error instanceof ApiError && error.code === 'too_many_tries') setOpen(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="s" busy={busy} onClick={ask}>
        {t('Verify email')}
      </Button>
      <VerifyEmailModal open={open} onClose={() => setOpen(false)} />
    </>
  )
}
