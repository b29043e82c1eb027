import { ownPageMeta } from '../../shells/page-meta.ts'
import { ReportsPage } from '../../staff/reports-page.tsx'

export const meta = () => ownPageMeta('Reports')

export default ReportsPage
