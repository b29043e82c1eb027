import { ownPageMeta } from '../../shells/page-meta.ts'
import { ReportPage } from '../../staff/report-page.tsx'
import type { Route } from './+types/report'

export const meta = () => ownPageMeta('Report')

export default function Report({ params }: Route.ComponentProps) {
  return <ReportPage id={params.id} />
}
