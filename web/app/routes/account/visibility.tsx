import { VisibilityPage } from '../../discovery/visibility-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('How clients find you')

export default VisibilityPage
