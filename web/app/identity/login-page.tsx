import { useLocation, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Link } from '../ui/link.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Waits } from '../ui/waits.tsx'
import { AuthPage, StubWords } from './auth-page.tsx'
import { LogIn } from './log-in.tsx'
import { OutsideWays, type Provider } from './outside-ways.tsx'
import { useGoOn } from './use-go-on.ts'
import { useReturnTo } from './use-return-to.ts'

const OutsideProblem = lazyPart(() => import('./outside-problem.tsx'))

export function LoginPage({ providers }: { providers: readonly Provider[] }) {
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
      form="Sign in"
      title="Welcome back"
      lead="Your goals, orders and papers are where you left them."
      stub={
        <StubWords title="New here?">
          <p>Joining takes two minutes: your name, your email, a code.</p>
          <Link to={paths.getStarted({ return_to: returnTo ?? undefined })}>Sign up for free</Link>
        </StubWords>
      }
    >
      <Waits>{problem && <OutsideProblem code={problem} />}</Waits>
      <LogIn key={challenge} challenge={challenge} email={email} onSignedIn={goOn}>
        <OutsideWays providers={providers} verb="Sign in" returnTo={returnTo} />
      </LogIn>
    </AuthPage>
  )
}
