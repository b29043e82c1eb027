import { MethodsPage } from '../../payments/methods-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Payment methods')

export default MethodsPage
