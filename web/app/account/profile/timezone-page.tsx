import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { TimezoneForm } from './timezone-form.tsx'

export const meta = () => ownPageMeta('Time zone')

const TimezonePage = () => (
  <AccountPage title="Time zone">
    <Panel
      title="Your time zone"
      intro="Used for meetings and due dates. For meetings we also show the other person’s time."
    >
      <TimezoneForm />
    </Panel>
  </AccountPage>
)

export default TimezonePage
