import { ownPageMeta } from '../../shells/page-meta.ts'
import { VerificationsPage } from '../../staff/verifications-page.tsx'

export const meta = () => ownPageMeta('Verifications')

export default VerificationsPage
