import { TimezonePage } from '../../account/timezone-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Time zone')

export default TimezonePage
