import { authMeta } from '../../identity/auth-meta.ts'
import { PasswordResetPage } from '../../identity/password-reset-page.tsx'
import type { Route } from './+types/password-reset'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Choose a new password', 'Choose a new password for your account.')

export default PasswordResetPage
