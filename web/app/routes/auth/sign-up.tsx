import { inBrowser, onServer } from '../../api/load.ts'
import { authMeta } from '../../identity/auth-meta.ts'
import { loadProviders } from '../../identity/outside-ways.tsx'
import { SignUpPage } from '../../identity/sign-up-page.tsx'
import type { Route } from './+types/sign-up'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Sign up', 'Join as a client: set a goal, compare agents, hire with protected payment.')

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpPage mode="subscriber" providers={loaderData} />
}
