import { useQuery } from '@tanstack/react-query'
import { AccountPage } from './account-page.tsx'
import { noticesQuery } from './account-queries.ts'
import { Loaded } from './loaded.tsx'
import { KindsTable } from './notifications/kinds-table.tsx'
import { MailRhythm } from './notifications/mail-rhythm.tsx'
import { PushPanel, pushQuery } from './notifications/push-panel.tsx'
import { QuietHours } from './notifications/quiet-hours.tsx'
import { Panel } from './panel.tsx'

export function NoticesPage() {
  const notices = useQuery(noticesQuery)
  const { data: push } = useQuery(pushQuery)
  return (
    <AccountPage title="Notifications">
      <Panel
        title="What we tell you"
        intro="Saved automatically. The last row is always on: it is about your money, the safety of your account, and what counts as agreed if you do not answer."
      >
        <Loaded query={notices}>
          {(chosen) => <KindsTable chosen={chosen} hasPush={Boolean(push?.key)} />}
        </Loaded>
      </Panel>
      <Panel title="Emails" intro="Receipts, sign-ins and deadlines are always emailed at once.">
        <Loaded query={notices}>{(chosen) => <MailRhythm chosen={chosen} />}</Loaded>
      </Panel>
      <Panel
        title="Quiet hours"
        intro="The safety of your account, receipts, and deadlines that end before are told at once all the same."
      >
        <Loaded query={notices}>{(chosen) => <QuietHours chosen={chosen} />}</Loaded>
      </Panel>
      <PushPanel />
    </AccountPage>
  )
}
