import { AccountPage } from './account-page.tsx'
import { Panel } from './panel.tsx'
import { TimezoneForm } from './timezone-form.tsx'

export const TimezonePage = () => (
  <AccountPage title="Time zone">
    <Panel
      title="Your time zone"
      intro="Used for meetings and due dates. For meetings we also show the other person’s time."
    >
      <TimezoneForm />
    </Panel>
  </AccountPage>
)
