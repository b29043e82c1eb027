import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { joinStops, StubRoute } from '../parts/auth-stub.tsx'
import { type PendingSignup, pendingSignup } from '../parts/pending.ts'
import type { Route } from './+types/otp-page'
import { ProveSignup } from './prove-signup.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Verify your email'), t('Enter the code we sent to your email.'))

const formOf = ({ mode, returnTo }: PendingSignup) => {
  const back = { return_to: returnTo ?? undefined }
  return mode === 'consultant' ? paths.signUpAgent(back) : paths.signUp(back)
}

export default function OtpPage() {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const signup = hydrated ? pendingSignup.read() : null
  const goOn = () => navigate(paths.accountCreated(), { replace: true })
  return (
    <AuthPage
      form={t('Joining')}
      title={t('Verify your email')}
      lead={
        signup &&
        rich('We sent a code to {email}. Enter it to verify your email.', { email: <b>{signup.email}</b> })
      }
      stub={<StubRoute title={t('Joining')} stops={joinStops} at={1} />}
      room="code"
    >
      {signup ? (
        <>
          <ProveSignup signup={signup} onSignedIn={goOn} onVerified={goOn} />
          <p className={css.row}>
            <Link to={formOf(signup)}>{t('Use another email')}</Link>
          </p>
        </>
      ) : (
        hydrated && (
          <div className={css.ending}>
            <p>
              {t(
                'This sign-up has expired. If you already have an account, log in and we’ll ask for the code there.',
              )}
            </p>
            <div className={css.ways}>
              <LinkButton to={paths.login()}>{t('Sign in')}</LinkButton>
              <LinkButton to={paths.getStarted()} variant="secondary">
                {t('Sign up')}
              </LinkButton>
            </div>
          </div>
        )
      )}
    </AuthPage>
  )
}
