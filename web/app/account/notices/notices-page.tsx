import type { NoticePreferences } from '@sojourn/contract/notice-preferences'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { noticesQuery } from '../../session/account-queries.ts'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { useNotices } from './use-notices.ts'

export const meta = () => ownPageMeta('Notifications')

type Kind = keyof NoticePreferences['mail']

/** Those of which there are mails; conversations and articles bring theirs along. */
const kinds: { kind: Kind; name: string; about: string }[] = [
  { kind: 'orders', name: 'Orders', about: 'An order is paid, cancelled or changed' },
  { kind: 'meetings', name: 'Meetings', about: 'A meeting is booked or changed' },
  { kind: 'payments', name: 'Payments', about: 'Receipts and coupons' },
  { kind: 'news', name: 'Saved searches', about: 'New agents who match, once a week' },
]

export default function NoticesPage() {
  const notices = useQuery(noticesQuery)
  return (
    <AccountPage title="Notifications">
      <Panel
        title="Emails"
        intro="Saved automatically. Emails about the safety of your account and about refunds are always sent."
      >
        <Loaded query={notices}>{(chosen) => <Mails chosen={chosen} />}</Loaded>
      </Panel>
    </AccountPage>
  )
}

function Mails({ chosen }: { chosen: NoticePreferences }) {
  const change = useNotices()
  return kinds.map(({ kind, name, about }) => (
    <Switch
      key={kind}
      label={name}
      help={about}
      checked={chosen.mail[kind]}
      onChange={({ currentTarget: { checked } }) =>
        change((old) => ({ ...old, mail: { ...old.mail, [kind]: checked } }))
      }
    />
  ))
}
