import { ownPageMeta } from '../../shells/page-meta.ts'
import { LicencesPage } from '../../staff/licences-page.tsx'

export const meta = () => ownPageMeta('Licences')

export default LicencesPage
