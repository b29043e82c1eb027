import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
import css from './auth-parts.module.css'
import { ResendCode } from './resend-code.tsx'

const ENOUGH_DIGITS = 4
interface Props {
  verify: (otp: string) => Promise<unknown>
  resend: () => Promise<{ resend_after_seconds: number }>
}

/** The five digits mailed to prove an email, and the way to more of them. */
export function CodeForm({ verify, resend }: Props) {
  const [digits, setDigits] = useState('')
  // A whole code sends itself: until the page goes on, its button may be pressed as well.
  const proven = useRef('')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ EmailCode }) => EmailCode),
    submit: async ({ otp }) => {
      if (otp === proven.current) return
      await verify(otp)
      proven.current = otp
    },
  })

  return (
    <Form form={form} label={t('Email code')}>
      <CodeInput
        label={t('Code')}
        name="otp"
        required
        autoFocus
        onCode={setDigits}
        help={t('Enter the 5-digit code. It expires in 10 minutes.')}
      />
      <div className={css.row}>
        <SubmitButton size="l" disabled={digits.length < ENOUGH_DIGITS}>
          {t('Verify')}
        </SubmitButton>
        <ResendCode resend={resend} />
      </div>
    </Form>
  )
}
