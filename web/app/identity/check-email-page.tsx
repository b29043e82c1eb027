import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { AuthPage, recoveryStops, StubRoute } from './auth-page.tsx'
import css from './auth-parts.module.css'
import { pendingRecovery } from './pending.ts'

/** Says the same whether or not somebody has that email, and whether or not the answer was right. */
export function CheckEmailPage() {
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
