import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './auth-parts.module.css'
import { useCountdown } from './use-countdown.ts'

const RESEND_AFTER_SECONDS = 60

/** Asks for another code, once the last one has had time to arrive. */
export function ResendCode({ resend }: { resend: () => Promise<{ resend_after_seconds: number }> }) {
  const { left, start } = useCountdown(RESEND_AFTER_SECONDS)
  const [busy, setBusy] = useState(false)

  async function go() {
    setBusy(true)
    try {
      const { resend_after_seconds } = await resend()
      start(resend_after_seconds)
      toast.success(t('We sent a new code.'))
    } catch (error) {
      toast.error(sentenceOf(error, t('Error occurred, try again')))
    } finally {
      setBusy(false)
    }
  }

  return left > 0 ? (
    <span className={css.again} data-figures>
      {t('Send a new code in {seconds} s', { seconds: left })}
    </span>
  ) : (
    <Button variant="quiet" size="s" icon="refresh" busy={busy} onClick={go}>
      {t('Send a new code')}
    </Button>
  )
}
