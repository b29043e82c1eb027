import { inBrowser, type Load, onServer } from '../api/load.ts'
import { DecisionPage } from '../reports/decision-page.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/report-decision'

const load = (async (api, { params }) =>
  (await api('GET /report-decisions/{token}', { params: { token: params.token ?? '' } }))
    .data) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  args.loaderData
    ? pageMeta(args, {
        title: 'Our decision',
        description: 'Where the link in a mail about a report leads.',
        hidden: true,
      })
    : []

export default function ReportDecisionRoute({ params, loaderData }: Route.ComponentProps) {
  return <DecisionPage token={params.token} decision={loaderData} />
}
