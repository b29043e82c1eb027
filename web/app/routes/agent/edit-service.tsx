import { EditServicePage } from '../../services/edit-service-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Edit service')

export default EditServicePage
