import { RankingPage } from '../discovery/ranking-page.tsx'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { breadcrumbs } from '../shells/structured-data.ts'
import type { Route } from './+types/ranking'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'How agents are ranked',
    description:
      'Who stands first when you look for a visa agent, and why: reviews, completed orders and speed of answer, and nothing that money buys.',
    about: (origin) => [
      breadcrumbs(origin, [
        { name: 'Find agents', path: paths.agents() },
        { name: 'How agents are ranked', path: paths.ranking() },
      ]),
    ],
  })

export default RankingPage
