import { paths } from '@sojourn/contract/paths/paths'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import type { Route } from './+types/check-email-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Check your email', 'A link to choose a new password is on its way.')

/** Says the same whether or not somebody has that email, and whether or not the answer was right. */
export default function CheckEmailPage() {
  const recovery = useHydrated() ? pendingRecovery.read() : null
  return (
    <AuthPage
      form="Recovery"
      title="Check your email"
      lead={
        <>
          If {recovery ? <b>{recovery.email}</b> : 'that email'} has an account here
          {recovery?.question && ' and your answer was right'}, we sent it a link. The link works once and
          expires in 30 minutes.
        </>
      }
      stub={<StubRoute title="Recover your account" stops={recoveryStops} at={2} />}
    >
      <div className={css.ending}>
        <p className={css.note}>
          No email after a few minutes? Check your spam folder, then{' '}
          <Link to={paths.forgotPassword()}>request another link</Link>; only the newest one works.
        </p>
        <LinkButton to={paths.login()} variant="secondary">
          Back to sign in
        </LinkButton>
      </div>
    </AuthPage>
  )
}
