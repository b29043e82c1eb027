import { SavedSearchesPage } from '../../discovery/saved-searches-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Saved searches')

export default SavedSearchesPage
