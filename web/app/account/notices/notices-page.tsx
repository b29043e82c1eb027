import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Together } from '../../layouts/own/together.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { noticesQuery } from '../../session/account-queries.ts'
import { KindsTable } from './kinds-table.tsx'
import { MailRhythm } from './mail-rhythm.tsx'
import { PushPanel } from './push-panel.tsx'
import { pushQuery } from './push-subscription.ts'
import { QuietHours } from './quiet-hours.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Notifications'))

export default function NoticesPage() {
  const notices = useQuery(noticesQuery)
  const push = useQuery(pushQuery)
  return (
    <AccountPage title={t('Notifications')}>
      <Together waitsFor={[notices, push]}>
        <Panel
          title={t('What you get')}
          intro={t('Saved automatically. Account, money and deadline notices can’t be turned off.')}
        >
          <Loaded query={notices}>
            {(chosen) => <KindsTable chosen={chosen} hasPush={Boolean(push.data?.key)} />}
          </Loaded>
        </Panel>
        <Panel title={t('Emails')} intro={t('Receipts, sign-ins and deadlines are always emailed at once.')}>
          <Loaded query={notices}>{(chosen) => <MailRhythm chosen={chosen} />}</Loaded>
        </Panel>
        <Panel
          title={t('Quiet hours')}
          intro={t('Security alerts, receipts and urgent deadlines are still sent immediately.')}
        >
          <Loaded query={notices}>{(chosen) => <QuietHours chosen={chosen} />}</Loaded>
        </Panel>
        <PushPanel />
      </Together>
    </AccountPage>
  )
}
