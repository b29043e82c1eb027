import { AccountCreatedPage } from '../../identity/account-created-page.tsx'
import { authMeta } from '../../identity/auth-meta.ts'
import type { Route } from './+types/account-creation-success'

export const meta = (args: Route.MetaArgs) => authMeta(args, 'Account created', 'Your account is ready.')

export default AccountCreatedPage
