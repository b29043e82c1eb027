import { useState } from 'react'
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
        <ResendCode resend={resend} />
      </div>
    </Form>
  )
}
