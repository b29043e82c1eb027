import { DataPage } from '../../account/data-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Your data')

export default DataPage
