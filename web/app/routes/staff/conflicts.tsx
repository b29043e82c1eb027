import { ownPageMeta } from '../../shells/page-meta.ts'
import { ConflictsPage } from '../../staff/conflicts-page.tsx'

export const meta = () => ownPageMeta('Conflicts')

export default ConflictsPage
