import { authMeta } from '../../identity/auth-meta.ts'
import { CheckEmailPage } from '../../identity/check-email-page.tsx'
import type { Route } from './+types/check-email'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Check your email', 'A link to choose a new password is on its way.')

export default CheckEmailPage
