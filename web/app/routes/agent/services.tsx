import { ServicesPage } from '../../services/services-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('My Services')

export default ServicesPage
