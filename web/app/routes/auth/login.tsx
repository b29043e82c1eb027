import { inBrowser, onServer } from '../../api/load.ts'
import { authMeta } from '../../identity/auth-meta.ts'
import { LoginPage } from '../../identity/login-page.tsx'
import { loadProviders } from '../../identity/outside-ways.tsx'
import type { Route } from './+types/login'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Sign in', 'Sign in to your goals, your services and your orders.')

export const loader = onServer(loadProviders)
export const clientLoader = inBrowser(loadProviders)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage providers={loaderData} />
}
