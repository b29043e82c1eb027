import { NoticesPage } from '../../account/notices-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Notifications')

export default NoticesPage
