import { ownPageMeta } from '../../shells/page-meta.ts'
import { LedgerPage } from '../../staff/ledger-page.tsx'

export const meta = () => ownPageMeta('Ledger')

export default LedgerPage
