import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { forgetSession } from '../../session/session.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NewPasswordInput } from '../../ui/secret/new-password-input.tsx'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../parts/auth-parts.module.css'
import { NeedsScript } from '../parts/needs-script.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import type { ResetLink } from './reset-link.ts'

/** Sets the password that the link of a mail allows to set. */
export function NewPasswordForm({ link }: { link: ResetLink | null }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ NewPassword }) => NewPassword),
    submit: async (body) => {
      if (!link) return
      await browserApi('PUT /auth/forgot-password/{id}/{token}', { params: { ...link }, body })
      const returnTo = pendingRecovery.read()?.returnTo
      pendingRecovery.keep(null)
      forgetSession()
      await navigate(paths.resetSuccessful({ return_to: returnTo ?? undefined }), { replace: true })
    },
  })
  return (
    <Form form={form} label={t('New password')}>
      <NeedsScript />
      <NewPasswordInput label={t('New password')} name="newPassword" required />
      <PasswordInput
        label={t('Confirm password')}
        name="confirmPassword"
        required
        autoComplete="new-password"
      />
      <div className={css.row}>
        <SubmitButton size="l">{t('Set new password')}</SubmitButton>
        <Link to={paths.forgotPassword()}>{t('Request a new link')}</Link>
      </div>
    </Form>
  )
}
