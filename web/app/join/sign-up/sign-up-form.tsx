import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { browserApi } from '../../api/browser.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { NewPasswordInput } from '../../ui/secret/new-password-input.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../parts/auth-parts.module.css'
import { EmailInput } from '../parts/email-input.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { type PendingSignup, pendingSignup } from '../parts/pending.ts'
import { typed } from '../parts/typed-password.ts'
import { useCaptcha } from '../parts/use-captcha.tsx'

interface Props {
  mode: Mode
  returnTo: string | null
  onSignup: (signup: PendingSignup) => unknown
}

/** Joins; the email is proven in the next step. */
export function SignUpForm({ mode, returnTo, onSignup }: Props) {
  const captcha = useCaptcha('sign_up')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ Signup }) => Signup),
    read: readFilled,
    submit: async (body, { idempotencyKey }) => {
      const { data } = await browserApi(
        'POST /auth/signup/{id}',
        { params: { id: mode }, body },
        { idempotencyKey },
      )
      const signup = { id: data.id, email: body.email, mode, returnTo }
      pendingSignup.keep(signup)
      typed.keep(body.password)
      return onSignup(signup)
    },
    onFailure: captcha.failed,
  })

  return (
    <Form form={form} label="Sign up">
      <NeedsScript />
      <div className={css.pair}>
        <TextInput label="First name" name="first_name" required autoComplete="given-name" />
        <TextInput label="Last name" name="last_name" required autoComplete="family-name" />
      </div>
      <EmailInput label="Email address" name="email" />
      <EmailInput label="Confirm email address" name="confirmEmail" />
      <NewPasswordInput label="Password" name="password" required />
      {captcha.field}
      <p className={css.note}>
        By signing up you agree to our <Out to={paths.terms()}>Terms</Out> and have read our{' '}
        <Out to={paths.privacy()}>Privacy Policy</Out>.
      </p>
      <SubmitButton size="l" wide disabled={captcha.isClosed}>
        Sign up
      </SubmitButton>
    </Form>
  )
}

/** In a tab of its own, so that nothing typed is lost. */
const Out = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank">
    {children}
    <span data-hidden> (opens in a new tab)</span>
  </Link>
)
