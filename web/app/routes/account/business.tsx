import { BusinessPage } from '../../business/business-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Business')

export default BusinessPage
