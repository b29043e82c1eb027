import { t } from '@sojourn/contract/words/t'
import { inBrowser, onServer } from '../../api/load.ts'
import { authMeta } from '../parts/auth-meta.ts'
import { loadProviders } from '../parts/load-providers.ts'
import type { Route } from './+types/agent-sign-up-page'
import { SignUpPage } from './sign-up-page.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(
    args,
    t('Sign up as an agent'),
    t('Join as an agent: describe your services and be hired from all over the world.'),
  )

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpPage mode="consultant" providers={loaderData} />
}
