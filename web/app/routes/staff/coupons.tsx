import { ownPageMeta } from '../../shells/page-meta.ts'
import { CouponsPage } from '../../staff/coupons-page.tsx'

export const meta = () => ownPageMeta('Coupons')

export default CouponsPage
