import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { AuthPage, recoveryStops, StubRoute } from './auth-page.tsx'
import css from './auth-parts.module.css'

export const ResetSuccessfulPage = () => (
  <AuthPage
    form="Recovery"
    title="Your password is changed"
    lead="Every device is signed out. Sign in with your new password to go on."
    stub={<StubRoute title="The way back in" stops={recoveryStops} at={recoveryStops.length} />}
  >
    <div className={css.ending}>
      <LinkButton to={paths.login()} size="l">
        Sign in
      </LinkButton>
    </div>
  </AuthPage>
)
