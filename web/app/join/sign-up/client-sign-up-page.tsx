import { t } from '@sojourn/contract/words/t'
import { inBrowser, onServer } from '../../api/load.ts'
import { authMeta } from '../parts/auth-meta.ts'
import { loadProviders } from '../parts/load-providers.ts'
import type { Route } from './+types/client-sign-up-page'
import { SignUpPage } from './sign-up-page.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(
    args,
    t('Sign up'),
    t('Join as a client: set a goal, compare agents, hire with protected payment.'),
  )

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpPage mode="subscriber" providers={loaderData} />
}
