import { authMeta } from '../../identity/auth-meta.ts'
import { ResetSuccessfulPage } from '../../identity/reset-successful-page.tsx'
import type { Route } from './+types/reset-successful'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Password changed', 'Your new password is set. Sign in with it.')

export default ResetSuccessfulPage
