import { authMeta } from '../../identity/auth-meta.ts'
import { SecurityQuestionPage } from '../../identity/security-question-page.tsx'
import type { Route } from './+types/security-question'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Security question', 'Answer your security question to get the link.')

export default SecurityQuestionPage
