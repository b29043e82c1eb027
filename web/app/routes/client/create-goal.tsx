import { CreateGoalPage } from '../../goals/create-goal-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Create a Goal')

export default CreateGoalPage
