import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { readCookie } from '../../api/cookies.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage, joinStops, StubRoute } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { pendingSignup } from '../parts/pending.ts'
import type { Route } from './+types/account-created-page'

export const meta = (args: Route.MetaArgs) => authMeta(args, 'Account created', 'Your account is ready.')

const words: Record<
  Mode,
  { lead: string; next: string; start: string; other: { to: string; name: string } }
> = {
  subscriber: {
    lead: 'Next, create your first goal: tell us where you want to go, and find agents who match.',
    next: 'Go to your goals',
    start: clientPaths.goals(),
    other: { to: paths.agents(), name: 'Browse agents' },
  },
  consultant: {
    lead: 'Next, describe what you offer, so that clients can find and hire you.',
    next: 'Go to your services',
    start: agentPaths.services(),
    other: { to: paths.howToHire(), name: 'See what clients look for' },
  },
}

/** The last step of joining; who is not signed in after a reload does that now. */
export default function AccountCreatedPage() {
  const hydrated = useHydrated()
  const signup = hydrated ? pendingSignup.read() : null
  const role = hydrated ? readCookie('role') : null
  const mode = signup?.mode ?? (role?.endsWith('consultant') ? 'consultant' : 'subscriber')
  const { lead, next, start, other } = words[mode]
  const target = signup?.returnTo ?? null

  return (
    <AuthPage
      form="Joining"
      title="Your account is ready"
      lead={role || !hydrated ? lead : 'Your email is verified. Log in to continue.'}
      stub={<StubRoute title="Joining" stops={joinStops} at={joinStops.length} />}
    >
      {hydrated && (
        <div className={css.ways}>
          {role ? (
            <>
              <LinkButton to={target ?? start} size="l">
                {target ? 'Continue where you were' : next}
              </LinkButton>
              <LinkButton to={target ? start : other.to} size="l" variant="secondary">
                {target ? next : other.name}
              </LinkButton>
            </>
          ) : (
            <LinkButton
              to={paths.login({ return_to: target ?? undefined })}
              state={{ email: signup?.email }}
              size="l"
            >
              Log in
            </LinkButton>
          )}
        </div>
      )}
    </AuthPage>
  )
}
