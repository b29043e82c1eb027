import { ConnectedPage } from '../../account/connected-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Connected accounts')

export default ConnectedPage
