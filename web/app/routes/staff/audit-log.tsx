import { ownPageMeta } from '../../shells/page-meta.ts'
import { AuditPage } from '../../staff/audit-page.tsx'

export const meta = () => ownPageMeta('Audit log')

export default AuditPage
