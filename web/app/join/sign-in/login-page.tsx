import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useLocation, useSearchParams } from 'react-router'
import { inBrowser, onServer } from '../../api/load.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Link } from '../../ui/text/link.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { StubWords } from '../parts/auth-stub.tsx'
import { loadProviders, type Provider } from '../parts/load-providers.ts'
import { OutsideWays } from '../parts/outside-ways.tsx'
import { useGoOn } from '../parts/use-go-on.ts'
import { useReturnTo } from '../parts/use-return-to.ts'
import type { Route } from './+types/login-page'
import { LogIn } from './log-in.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Sign in'), t('Sign in to your goals, your services and your orders.'))

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage providers={loaderData} />
}

const OutsideProblem = lazyPart(() => import('../parts/outside-problem.tsx'))

function LoginPage({ providers }: { providers: readonly Provider[] }) {
  const returnTo = useReturnTo()
  const goOn = useGoOn(returnTo)
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  const problem = hydrated ? query.get('problem') : null
  const challenge = hydrated ? query.get('challenge') : null
  const { state } = useLocation()
  const email = (state as { email?: string } | null)?.email

  return (
    <AuthPage
      form={t('Sign in')}
      title={t('Welcome back')}
      lead={t('Your goals, orders and papers are where you left them.')}
      stub={
        <StubWords title={t('New here?')}>
          <p>{t('Joining takes two minutes: your name, your email, a code.')}</p>
          <Link to={paths.getStarted({ return_to: returnTo ?? undefined })}>{t('Sign up for free')}</Link>
        </StubWords>
      }
    >
      <Waits>{problem && <OutsideProblem code={problem} />}</Waits>
      <LogIn key={challenge} challenge={challenge} email={email} returnTo={returnTo} onSignedIn={goOn}>
        <OutsideWays providers={providers} returnTo={returnTo} />
      </LogIn>
    </AuthPage>
  )
}
