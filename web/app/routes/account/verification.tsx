import { ownPageMeta } from '../../shells/page-meta.ts'
import { VerificationPage } from '../../verification/verification-page.tsx'

export const meta = () => ownPageMeta('Verification')

export default VerificationPage
