import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { NewPasswordInput } from '../../ui/secret/new-password-input.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from '../parts/auth-parts.module.css'
import { EmailInput } from '../parts/email-input.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { type PendingSignup, pendingSignup, unprovenSignup } from '../parts/pending.ts'
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
      const { email } = body
      const join = async () =>
        (await browserApi('POST /auth/signup/{id}', { params: { id: mode }, body }, { idempotencyKey })).data
          .id
      const signup = { id: sameSignup(email, mode)?.id ?? (await join()), email, mode, returnTo }
      pendingSignup.keep(signup)
      typed.keep(body.password)
      return onSignup(signup)
    },
    onFailure: captcha.failed,
  })

  return (
    <Form form={form} label={t('Sign up')}>
      <NeedsScript />
      <div className={css.pair}>
        <TextInput label={t('First name')} name="first_name" required autoComplete="given-name" />
        <TextInput label={t('Last name')} name="last_name" required autoComplete="family-name" />
      </div>
      <EmailInput label={t('Email address')} name="email" />
      <EmailInput label={t('Confirm email address')} name="confirmEmail" />
      <NewPasswordInput label={t('Password')} name="password" required />
      {captcha.field}
      <p className={css.note}>
        {rich(
          'By signing up you agree to our <terms>Terms</terms> and have read our <privacy>Privacy Policy</privacy>.',
          {
            terms: (words) => <Out to={paths.terms()}>{words}</Out>,
            privacy: (words) => <Out to={paths.privacy()}>{words}</Out>,
          },
        )}
      </p>
      <SubmitButton size="l" wide disabled={captcha.isClosed}>
        {t('Sign up')}
      </SubmitButton>
    </Form>
  )
}

/** Whoever came back to the form has a code for the first signup in their mailbox, and a second would refuse it. */
function sameSignup(email: string, mode: Mode) {
  const signup = unprovenSignup()
  const isSame = signup?.email.toLowerCase() === email.toLowerCase() && signup.mode === mode
  return isSame ? signup : null
}

/** In a tab of its own, so that nothing typed is lost. */
const Out = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank">
    {children}
    <span data-hidden> {t('(opens in a new tab)')}</span>
  </Link>
)
