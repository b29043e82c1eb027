import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { devicesQuery, securityQuery } from '../../session/account-queries.ts'
import type { Guards } from '../../session/guards.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NewPasswordInput } from '../../ui/secret/new-password-input.tsx'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import { rich } from '../../words/rich.tsx'

export const PasswordPanel = ({ guards }: { guards: Guards }) =>
  guards.has_password ? <ChangePassword guards={guards} /> : <NoPassword />

function ChangePassword({ guards }: { guards: Guards }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/security').then(({ ChangePassword }) => ChangePassword),
    submit: async (body) => {
      await browserApi('PUT /account/password', { body })
      form.reset()
      toast.success(t('Your password is changed'))
      void queries.invalidateQueries(securityQuery)
      void queries.invalidateQueries(devicesQuery)
    },
  })
  return (
    <Form form={form} label={t('Change password')}>
      {guards.password_changed_at && (
        <p className={css.note}>
          {rich('Last changed {when}.', { when: <RelativeTime value={guards.password_changed_at} /> })}
        </p>
      )}
      <PasswordInput label={t('Current password')} name="password" required autoComplete="current-password" />
      <NewPasswordInput label={t('New password')} name="newPassword" required />
      <PasswordInput
        label={t('Confirm new password')}
        name="confirmPassword"
        required
        autoComplete="new-password"
      />
      <div className={css.end}>
        <SubmitButton>{t('Change password')}</SubmitButton>
      </div>
    </Form>
  )
}

const NoPassword = () => (
  <div className={css.end}>
    <p className={css.note}>
      {t('You sign in with a connected account and have no password. We can email you a link to set one.')}
    </p>
    <LinkButton to={paths.forgotPassword()} variant="secondary">
      {t('Set a password')}
    </LinkButton>
  </div>
)
