import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
import css from './auth-parts.module.css'
import { useCountdown } from './use-countdown.ts'

const ENOUGH_DIGITS = 4
const RESEND_AFTER_SECONDS = 60

interface Props {
  verify: (otp: string) => Promise<unknown>
  resend: () => Promise<{ resend_after_seconds: number }>
}

/** The five digits mailed to prove an email, and the way to more of them. */
export function CodeForm({ verify, resend }: Props) {
  const [digits, setDigits] = useState('')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ EmailCode }) => EmailCode),
    submit: ({ otp }) => verify(otp),
  })

  return (
    <Form form={form} label="Email code">
      <CodeInput
        label="Code"
        name="otp"
        required
        autoFocus
        onCode={setDigits}
        help="Enter the 5-digit code. It expires in 10 minutes."
      />
      <div className={css.row}>
        <SubmitButton size="l" disabled={digits.length < ENOUGH_DIGITS}>
          Verify
        </SubmitButton>
        <Resend resend={resend} />
      </div>
    </Form>
  )
}

function Resend({ resend }: Pick<Props, 'resend'>) {
  const { left, start } = useCountdown(RESEND_AFTER_SECONDS)
  const [busy, setBusy] = useState(false)

  async function go() {
    setBusy(true)
    try {
      const { resend_after_seconds } = await resend()
      start(resend_after_seconds)
      toast.success('We sent a new code.')
    } catch (error) {
      toast.error(sentenceOf(error, 'Error occurred, try again'))
    } finally {
      setBusy(false)
    }
  }

  return left > 0 ? (
    <span className={css.again} data-figures>
      Send a new code in {left} s
    </span>
  ) : (
    <Button variant="quiet" size="s" icon="refresh" busy={busy} onClick={go}>
      Send a new code
    </Button>
  )
}
