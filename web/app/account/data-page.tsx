import { AccountPage } from './account-page.tsx'
import { DataPanels } from './data-panels.tsx'

export const DataPage = () => (
  <AccountPage title="Your data">
    <DataPanels />
  </AccountPage>
)
