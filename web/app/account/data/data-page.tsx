import { AccountPage } from '../../layouts/account/account-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { DataPanels } from './data-panels.tsx'

export const meta = () => ownPageMeta('Your data')

const DataPage = () => (
  <AccountPage title="Your data">
    <DataPanels />
  </AccountPage>
)

export default DataPage
