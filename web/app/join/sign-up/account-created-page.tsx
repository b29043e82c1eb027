import { t } from '@sojourn/contract/words/t'
import { readCookie } from '../../api/cookies.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { joinStops, StubRoute } from '../parts/auth-stub.tsx'
import { pendingSignup } from '../parts/pending.ts'
import type { Route } from './+types/account-created-page'
import { nextSteps } from './next-steps.ts'
import { WaysOn } from './ways-on.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Account created'), t('Your account is ready.'))

/** The last step of joining; who is not signed in after a reload does that now. */
export default function AccountCreatedPage() {
  const hydrated = useHydrated()
  const signup = hydrated ? pendingSignup.read() : null
  const role = hydrated ? readCookie('role') : null
  const mode = signup?.mode ?? (role?.endsWith('consultant') ? 'consultant' : 'subscriber')

  return (
    <AuthPage
      form={t('Joining')}
      title={t('Your account is ready')}
      lead={role || !hydrated ? nextSteps[mode].lead : t('Your email is verified. Log in to continue.')}
      stub={<StubRoute title={t('Joining')} stops={joinStops} at={joinStops.length} />}
    >
      {hydrated && <WaysOn mode={mode} signup={signup} isSignedIn={Boolean(role)} />}
    </AuthPage>
  )
}
