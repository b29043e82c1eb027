import { EmailChangePage } from '../account/email-change-page.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/email-change'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Change of email',
    description: 'Confirm or undo a change of email.',
    hidden: true,
  })

export default EmailChangePage
