import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { AuthPage, recoveryStops, StubRoute } from './auth-page.tsx'
import css from './auth-parts.module.css'

export const ResetSuccessfulPage = () => (
  <AuthPage
    form="Recovery"
    title="Your password is changed"
    lead="All devices are signed out. Sign in with your new password."
    stub={<StubRoute title="Recover your account" stops={recoveryStops} at={recoveryStops.length} />}
  >
    <div className={css.ending}>
      <LinkButton to={paths.login()} size="l">
        Sign in
      </LinkButton>
    </div>
  </AuthPage>
)
