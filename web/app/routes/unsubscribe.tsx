import { UnsubscribePage } from '../discovery/unsubscribe-page.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/unsubscribe'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Unsubscribe from weekly emails.',
    hidden: true,
  })

export default UnsubscribePage
