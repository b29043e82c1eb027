import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { type SignInOutcome, signIn } from '../../session/sign-in.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../parts/auth-parts.module.css'
import { EmailInput } from '../parts/email-input.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { useCaptcha } from '../parts/use-captcha.tsx'

interface Props {
  email?: string | undefined
  /** It is kept on the way to a new password. */
  returnTo?: string | null
  /** Leaving for the way back in. */
  onForgot?: (() => void) | undefined
  onOutcome: (outcome: SignInOutcome) => unknown
}

/** Email and password. A try that fails clears the password, keeps the email and brings the captcha. */
export function LoginForm({ email, returnTo, onForgot, onOutcome }: Props) {
  const captcha = useCaptcha('sign_in', 'any_failure')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ Login }) => Login),
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
    <Form form={form} label={t('Sign in')}>
      <NeedsScript />
      <EmailInput label={t('Email address')} name="email" autoComplete="username" />
      <PasswordInput label={t('Password')} name="password" required autoComplete="current-password" />
      {captcha.field}
      <div className={css.row}>
        <SubmitButton size="l" disabled={captcha.isClosed}>
          {t('Sign in')}
        </SubmitButton>
        <Link to={paths.forgotPassword({ return_to: returnTo ?? undefined })} onClick={onForgot}>
          {t('Forgot Password?')}
        </Link>
      </div>
    </Form>
  )
}
