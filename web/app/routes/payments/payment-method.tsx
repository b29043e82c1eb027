import { AddMethodPage } from '../../payments/add-method-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Add payment method')

export default AddMethodPage
