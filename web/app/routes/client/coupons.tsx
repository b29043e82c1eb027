import { CouponsPage } from '../../coupons/coupons-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Coupons')

export default CouponsPage
