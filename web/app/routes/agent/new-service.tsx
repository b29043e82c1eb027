import { NewServicePage } from '../../services/new-service-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('New service')

export default NewServicePage
