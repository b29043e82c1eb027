import { paths } from '@sojourn/contract/paths/paths'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import type { Route } from './+types/password-reset-page'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkOnce } from './use-link-once.ts'

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
