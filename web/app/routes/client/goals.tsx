import { GoalsPage } from '../../goals/goals-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Goals')

export default GoalsPage
