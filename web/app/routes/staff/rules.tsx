import { ownPageMeta } from '../../shells/page-meta.ts'
import { RulesPage } from '../../staff/rules-page.tsx'

export const meta = () => ownPageMeta('Rules')

export default RulesPage
