import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { Link } from '../../ui/text/link.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import { EmailInput } from '../parts/email-input.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import { useCaptcha } from '../parts/use-captcha.tsx'
import { useReturnTo } from '../parts/use-return-to.ts'
import type { Route } from './+types/forgot-password-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Forgot Password'), t('Get a link to choose a new password.'))

export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const captcha = useCaptcha('forgot_password')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ ForgotPassword }) => ForgotPassword),
    read: readFilled,
    submit: async (body) => {
      const { data } = await browserApi('POST /auth/forgot-password', { body })
      const { id, security_question: question } = data
      if (question === null) await browserApi('POST /auth/forgot-password/{id}', { params: { id }, body: {} })
      pendingRecovery.keep({ id, email: body.email, question, returnTo })
      await navigate(question === null ? paths.checkEmail() : paths.securityQuestion())
    },
    onFailure: captcha.failed,
  })

  return (
    <AuthPage
      form={t('Recovery')}
      title={t('Forgot your password?')}
      lead={t('Enter your account’s email address. We’ll send you a link to choose a new password.')}
      stub={<StubRoute title={t('Recover your account')} stops={recoveryStops} at={0} />}
    >
      <Form form={form} label={t('Forgot password')}>
        <NeedsScript />
        <EmailInput label={t('Email address')} name="email" autoComplete="username" />
        {captcha.field}
        <div className={css.row}>
          <SubmitButton size="l" disabled={captcha.isClosed}>
            {t('Continue')}
          </SubmitButton>
          <Link to={paths.login({ return_to: returnTo ?? undefined })}>{t('Back to sign in')}</Link>
        </div>
      </Form>
    </AuthPage>
  )
}
