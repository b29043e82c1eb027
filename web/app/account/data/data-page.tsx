import { t } from '@sojourn/contract/words/t'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { DataPanels } from './data-panels.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Your data'))

const DataPage = () => (
  <AccountPage title={t('Your data')}>
    <DataPanels />
  </AccountPage>
)

export default DataPage
