import { t } from '@sojourn/contract/words/t'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { TimezoneForm } from './timezone-form.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Time zone'))

const TimezonePage = () => (
  <AccountPage title={t('Time zone')}>
    <Panel
      title={t('Your time zone')}
      intro={t('Used for meetings and due dates. For meetings we also show the other person’s time.')}
    >
      <TimezoneForm />
    </Panel>
  </AccountPage>
)

export default TimezonePage
