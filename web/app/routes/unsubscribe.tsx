import { UnsubscribePage } from '../discovery/unsubscribe-page.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/unsubscribe'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Stop mails',
    description: 'Where the link under a weekly mail leads.',
    hidden: true,
  })

export default UnsubscribePage
