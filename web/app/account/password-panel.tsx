import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { paths } from '../paths.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { NewPasswordInput } from '../ui/new-password-input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { RelativeTime } from '../ui/time-text.tsx'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import { devicesQuery, securityQuery } from './account-queries.ts'
import css from './fields.module.css'
import type { Guards } from './guards.ts'

export const PasswordPanel = ({ guards }: { guards: Guards }) =>
  guards.has_password ? <ChangePassword guards={guards} /> : <NoPassword />

function ChangePassword({ guards }: { guards: Guards }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/security').then(({ ChangePassword }) => ChangePassword),
    submit: async (body) => {
      await browserApi('PUT /account/password', { body })
      form.reset()
      toast.success('Your password is changed')
      void queries.invalidateQueries(securityQuery)
      void queries.invalidateQueries(devicesQuery)
    },
  })
  return (
    <Form form={form} label="Change password">
      {guards.password_changed_at && (
        <p className={css.note}>
          Last changed <RelativeTime value={guards.password_changed_at} />.
        </p>
      )}
      <PasswordInput label="Current password" name="password" required autoComplete="current-password" />
      <NewPasswordInput label="New password" name="newPassword" required />
      <PasswordInput
        label="Confirm new password"
        name="confirmPassword"
        required
        autoComplete="new-password"
      />
      <div className={css.end}>
        <SubmitButton>Change password</SubmitButton>
      </div>
    </Form>
  )
}

const NoPassword = () => (
  <div className={css.end}>
    <p className={css.note}>
      You sign in with a connected account and have no password. We can email you a link to set one.
    </p>
    <LinkButton to={paths.forgotPassword()} variant="secondary">
      Set a password
    </LinkButton>
  </div>
)
