import { HistoryPage } from '../../payments/history-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Payments')

export default HistoryPage
