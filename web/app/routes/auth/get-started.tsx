import { authMeta } from '../../identity/auth-meta.ts'
import { GetStartedPage } from '../../identity/get-started-page.tsx'
import type { Route } from './+types/get-started'

export const meta = (args: Route.MetaArgs) =>
  authMeta(
    args,
    'Get started',
    'Join as a client who needs help, or as an agent who gives it. Free for both.',
  )

export default GetStartedPage
