import { authMeta } from '../../identity/auth-meta.ts'
import { ForgotPasswordPage } from '../../identity/forgot-password-page.tsx'
import type { Route } from './+types/forgot-password'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Forgot Password', 'Get a link to choose a new password.')

export default ForgotPasswordPage
