import type { NoticePreferences } from '@sojourn/contract/notice-preferences'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Switch } from '../ui/checkbox.tsx'
import { toast } from '../ui/toast-store.ts'
import { AccountPage } from './account-page.tsx'
import { noticesQuery } from './account-queries.ts'
import { Loaded } from './loaded.tsx'
import css from './notices-page.module.css'
import { Panel } from './panel.tsx'
import { useNotices } from './use-notices.ts'

type Kind = keyof NoticePreferences['mail']

const kinds: { kind: Kind; name: string; about: string }[] = [
  { kind: 'orders', name: 'Orders', about: 'Paid, started, delivered, decided' },
  { kind: 'messages', name: 'Messages', about: 'What others write to you' },
  { kind: 'meetings', name: 'Meetings', about: 'Booked, moved, about to begin' },
  { kind: 'payments', name: 'Payments', about: 'Receipts, refunds, payouts' },
  { kind: 'articles', name: 'Articles', about: 'Published, liked, sent back' },
  { kind: 'news', name: 'News', about: 'What is new here, now and then' },
]

const ways = [
  { way: 'in_app', name: 'In the app' },
  { way: 'mail', name: 'By mail' },
] as const

export function NoticesPage() {
  const notices = useQuery(noticesQuery)
  return (
    <AccountPage title="Notifications">
      <Panel
        title="What you hear of"
        intro="Kept at once. Mails that guard your account or your money always come."
      >
        <Loaded query={notices}>{(chosen) => <Matrix chosen={chosen} />}</Loaded>
      </Panel>
      <Panel title="On this page" intro="While the site is open.">
        <Loaded query={notices}>{(chosen) => <Aloud chosen={chosen} />}</Loaded>
      </Panel>
    </AccountPage>
  )
}

function Matrix({ chosen }: { chosen: NoticePreferences }) {
  const change = useNotices()
  return (
    <table className={css.matrix}>
      <caption data-hidden>What you hear of, and how</caption>
      <thead>
        <tr>
          <td />
          {ways.map(({ way, name }) => (
            <th key={way} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, name, about }) => (
          <tr key={kind}>
            <th scope="row">
              {name}
              <span className={css.about}>{about}</span>
            </th>
            {ways.map(({ way, name: how }) => (
              <td key={way}>
                <Checkbox
                  className={css.tick}
                  label={<span data-hidden>{`${name}, ${how.toLowerCase()}`}</span>}
                  checked={chosen[way][kind]}
                  onChange={({ currentTarget: { checked } }) =>
                    change((old) => ({ ...old, [way]: { ...old[way], [kind]: checked } }))
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Aloud({ chosen }: { chosen: NoticePreferences }) {
  const change = useNotices()

  /** The browser is asked only when somebody wants it. */
  async function setDesktop(desktop: boolean) {
    if (desktop && !(await mayNotify())) {
      return toast.error('Your browser does not let us. Allow notifications for this site in its settings.')
    }
    change((old) => ({ ...old, desktop }))
  }

  return (
    <>
      <Switch
        label="Sound"
        help="A short tone for a new message."
        checked={chosen.sound}
        onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, sound: checked }))}
      />
      <Switch
        label="Desktop notifications"
        help="Shown by your system while you look elsewhere."
        checked={chosen.desktop}
        onChange={({ currentTarget: { checked } }) => void setDesktop(checked)}
      />
    </>
  )
}

const mayNotify = async () =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'
