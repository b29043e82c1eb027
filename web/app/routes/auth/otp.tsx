import { authMeta } from '../../identity/auth-meta.ts'
import { OtpPage } from '../../identity/otp-page.tsx'
import type { Route } from './+types/otp'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Verify your email', 'Enter the code we sent to your email.')

export default OtpPage
