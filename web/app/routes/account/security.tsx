import { SecurityPage } from '../../account/security-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Security')

export default SecurityPage
