import type { NoticePreferences, SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { useNotices } from '../../session/socket/use-notices.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './kinds-table.module.css'

type Channel = 'in_app' | 'mail' | 'push'

interface Kind {
  kind: SwitchableKind
  name: string
  about: string
  /** All, unless told. */
  by?: readonly Channel[]
}

const KINDS: readonly Kind[] = [
  { kind: 'orders', name: 'Orders', about: 'Work, documents and reviews of an order' },
  { kind: 'messages', name: 'Messages', about: 'A message you have not read', by: ['mail', 'push'] },
  { kind: 'meetings', name: 'Meetings', about: 'A meeting is booked, moved or cancelled' },
  { kind: 'payments', name: 'Payments', about: 'Coupons, refunds and money you can withdraw' },
  {
    kind: 'deadlines',
    name: 'Papers and dates',
    about: 'A passport, visa, goal or order that ends or is due soon',
  },
  { kind: 'news', name: 'Saved searches', about: 'New agents who match, once a week', by: ['mail'] },
]

const CHANNELS: Record<Channel, { name: string; by: string }> = {
  in_app: { name: 'In the app', by: 'in the app' },
  mail: { name: 'Email', by: 'by email' },
  push: { name: 'Push', by: 'by push' },
}

/** Which kind is told in which way; a change holds at once. */
export function KindsTable({ chosen, hasPush }: { chosen: NoticePreferences; hasPush: boolean }) {
  const change = useNotices()
  const channels: Channel[] = hasPush ? ['in_app', 'mail', 'push'] : ['in_app', 'mail']
  return (
    <table className={css.table}>
      <caption data-hidden>What we tell you, and how</caption>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {CHANNELS[channel].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map(({ kind, name, about, by = channels }) => (
          <tr key={kind}>
            <th scope="row">
              {name}
              <span>{about}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                {by.includes(channel) && (
                  <Checkbox
                    className={css.box}
                    label={
                      <span data-hidden>
                        {name} {CHANNELS[channel].by}
                      </span>
                    }
                    checked={chosen[channel][kind]}
                    onChange={({ currentTarget: { checked } }) =>
                      change((old) => ({ ...old, [channel]: { ...old[channel], [kind]: checked } }))
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            Account, money and deadlines
            <span>Sign-ins, receipts, conflicts, and answers that count as given if you say nothing</span>
          </th>
          {channels.map((channel) => (
            <td key={channel}>
              <span className={css.always}>
                <Icon name="check" />
                <span data-hidden>Always {CHANNELS[channel].by}</span>
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
