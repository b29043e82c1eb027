import { paths } from '../paths.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { readFilled, useForm } from '../ui/use-form.ts'
import css from './auth-parts.module.css'
import { EmailInput } from './email-input.tsx'
import { NeedsScript } from './needs-script.tsx'
import { type SignInOutcome, signIn } from './sign-in.ts'
import { useCaptcha } from './use-captcha.tsx'

interface Props {
  email?: string | undefined
  /** Leaving for the way back in. */
  onForgot?: (() => void) | undefined
  onOutcome: (outcome: SignInOutcome) => unknown
}

/** Email and password. A try that fails clears the password, keeps the email and brings the captcha. */
export function LoginForm({ email, onForgot, onOutcome }: Props) {
  const captcha = useCaptcha('sign_in', 'any_failure')
  const form = useForm({
    schema: () => import('@sojourn/contract/auth').then(({ Login }) => Login),
    read: readFilled,
    ...(email && { defaults: { email } }),
    submit: async (credentials) => onOutcome(await signIn(credentials)),
    onFailure: (error) => {
      captcha.failed(error)
      const password = form.ref.current?.querySelector<HTMLInputElement>('[name=password]')
      if (!password) return
      password.value = ''
      password.focus()
    },
  })

  return (
    <Form form={form} label="Sign in">
      <NeedsScript />
      <EmailInput label="Email address" name="email" autoComplete="username" />
      <PasswordInput label="Password" name="password" required autoComplete="current-password" />
      {captcha.field}
      <div className={css.row}>
        <SubmitButton size="l" disabled={captcha.isClosed}>
          Sign in
        </SubmitButton>
        <Link to={paths.forgotPassword()} onClick={onForgot}>
          Forgot Password?
        </Link>
      </div>
    </Form>
  )
}
