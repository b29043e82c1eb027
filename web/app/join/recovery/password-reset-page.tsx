import { paths } from '@sojourn/contract/paths/paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { forgetSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NewPasswordInput } from '../../ui/secret/new-password-input.tsx'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage, recoveryStops, StubRoute } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { NeedsScript } from '../parts/needs-script.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import type { Route } from './+types/password-reset-page'
import { type ResetLink, readResetLink } from './reset-link.ts'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Choose a new password', 'Choose a new password for your account.')

export default function PasswordResetPage() {
  const hydrated = useHydrated()
  const link = useLinkOnce()
  return (
    <AuthPage
      form="Recovery"
      title="Choose a new password"
      lead="It replaces your old password and signs out all devices."
      stub={<StubRoute title="Recover your account" stops={recoveryStops} at={3} />}
    >
      {hydrated && !link ? (
        <div className={css.ending}>
          <p>Open this page with the link in our email, or request a new link.</p>
          <LinkButton to={paths.forgotPassword()}>Request a new link</LinkButton>
        </div>
      ) : (
        <NewPasswordForm link={link} />
      )}
    </AuthPage>
  )
}

/** The token is taken out of the address at once: out of the history, of screenshots and of what is shared. */
function useLinkOnce() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => readResetLink(search))
  useEffect(() => {
    if (search) void navigate(paths.passwordReset(), { replace: true })
  }, [search, navigate])
  return link
}

function NewPasswordForm({ link }: { link: ResetLink | null }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ NewPassword }) => NewPassword),
    submit: async (body) => {
      if (!link) return
      await browserApi('PUT /auth/forgot-password/{id}/{token}', { params: { ...link }, body })
      pendingRecovery.keep(null)
      forgetSession()
      await navigate(paths.resetSuccessful(), { replace: true })
    },
  })
  return (
    <Form form={form} label="New password">
      <NeedsScript />
      <NewPasswordInput label="New password" name="newPassword" required />
      <PasswordInput label="Confirm password" name="confirmPassword" required autoComplete="new-password" />
      <div className={css.row}>
        <SubmitButton size="l">Set new password</SubmitButton>
      </div>
    </Form>
  )
}
