import { AccountPage } from './account-page.tsx'
import { Panel } from './panel.tsx'
import { TimezoneForm } from './timezone-form.tsx'

export const TimezonePage = () => (
  <AccountPage title="Time zone">
    <Panel
      title="Your time zone"
      intro="Meetings and due dates are told in it, with the other side’s time beside them where two people meet."
    >
      <TimezoneForm />
    </Panel>
  </AccountPage>
)
