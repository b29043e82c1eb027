import { ownPageMeta } from '../../shells/page-meta.ts'
import { PeoplePage } from '../../staff/people-page.tsx'

export const meta = () => ownPageMeta('People')

export default PeoplePage
