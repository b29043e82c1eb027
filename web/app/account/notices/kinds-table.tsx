import type { NoticePreferences, SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { t } from '@sojourn/contract/words/t'
import { useNotices } from '../../session/socket/use-notices.ts'
import { useAccount } from '../../session/use-account.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './kinds-table.module.css'

type Channel = 'in_app' | 'mail' | 'push'

interface Kind {
  name: string
  about: string
  /** All, unless told. */
  by?: readonly Channel[]
}

const KINDS: Record<SwitchableKind, Kind> = {
  orders: { name: t('Orders'), about: t('Work, documents and reviews of an order') },
  messages: { name: t('Messages'), about: t('A message you have not read'), by: ['mail', 'push'] },
  meetings: { name: t('Meetings'), about: t('A meeting is booked, moved or cancelled') },
  payments: { name: t('Payments'), about: t('Coupons, refunds and money you can withdraw') },
  deadlines: {
    name: t('Papers and dates'),
    about: t(
      'A passport, visa, goal or order that ends or is due soon, and a visa of your goals that changes',
    ),
  },
  articles: { name: t('Articles'), about: t('Our team publishes your article, or asks for changes') },
  news: { name: t('Saved searches'), about: t('New agents who match, once a week'), by: ['mail'] },
}

/** Only agents write articles. */
function useKinds() {
  const { role, home } = useAccount()
  const isClient = role === 'subscriber' && home === 'subscriber'
  return (Object.keys(KINDS) as SwitchableKind[]).filter((kind) => kind !== 'articles' || !isClient)
}

const CHANNELS: Record<Channel, { name: string; by: (kind: string) => string; always: string }> = {
  in_app: {
    name: t('In the app'),
    by: (kind) => t('{kind} in the app', { kind }),
    always: t('Always in the app'),
  },
  mail: { name: t('Email'), by: (kind) => t('{kind} by email', { kind }), always: t('Always by email') },
  push: { name: t('Push'), by: (kind) => t('{kind} by push', { kind }), always: t('Always by push') },
}

/** Which kind is told in which way; a change holds at once. */
export function KindsTable({ chosen, hasPush }: { chosen: NoticePreferences; hasPush: boolean }) {
  const kinds = useKinds()
  const channels: Channel[] = hasPush ? ['in_app', 'mail', 'push'] : ['in_app', 'mail']
  return (
    <table className={css.table}>
      <caption data-hidden>{t('Notifications and where they go')}</caption>
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
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} chosen={chosen} channels={channels} />
        ))}
        <AlwaysRow channels={channels} />
      </tbody>
    </table>
  )
}

interface RowProps {
  kind: SwitchableKind
  chosen: NoticePreferences
  channels: Channel[]
}

function KindRow({ kind, chosen, channels }: RowProps) {
  const change = useNotices()
  const { name, about, by = channels } = KINDS[kind]
  return (
    <tr>
      <th scope="row">
        {name}
        <span>{about}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          {by.includes(channel) && (
            <Checkbox
              className={css.box}
              label={<span data-hidden>{CHANNELS[channel].by(name)}</span>}
              checked={chosen[channel][kind]}
              onChange={({ currentTarget: { checked } }) =>
                change((old) => ({ ...old, [channel]: { ...old[channel], [kind]: checked } }))
              }
            />
          )}
        </td>
      ))}
    </tr>
  )
}

/** Nobody switches these off. */
const AlwaysRow = ({ channels }: Pick<RowProps, 'channels'>) => (
  <tr>
    <th scope="row">
      {t('Account, money and deadlines')}{' '}
      <span>{t('Sign-ins, receipts, conflicts, and answers that count as given if you say nothing')}</span>
    </th>
    {channels.map((channel) => (
      <td key={channel}>
        <span className={css.always}>
          <Icon name="check" />
          <span data-hidden>{CHANNELS[channel].always}</span>
        </span>
      </td>
    ))}
  </tr>
)
