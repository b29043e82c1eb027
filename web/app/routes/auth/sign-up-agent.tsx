import { inBrowser, onServer } from '../../api/load.ts'
import { authMeta } from '../../identity/auth-meta.ts'
import { loadProviders } from '../../identity/outside-ways.tsx'
import { SignUpPage } from '../../identity/sign-up-page.tsx'
import type { Route } from './+types/sign-up-agent'

export const meta = (args: Route.MetaArgs) =>
  authMeta(
    args,
    'Sign up as an agent',
    'Join as an agent: describe your services and be hired from all over the world.',
  )

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpPage mode="consultant" providers={loaderData} />
}
