import { zoneTime } from '@sojourn/contract/dates/clocks'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import fields from '../../layouts/own/fields.module.css'
import { useNotices } from '../../session/socket/use-notices.ts'
import { useAccount } from '../../session/use-account.ts'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Link } from '../../ui/text/link.tsx'

const USUAL = { from: '22:00', until: '07:00' }

/** When neither emails nor pushes come. */
export function QuietHours({ chosen: { quiet } }: { chosen: NoticePreferences }) {
  const { timezone, role } = useAccount()
  const change = useNotices()
  const paths = roomOf(role) === 'agent' ? agentPaths : clientPaths
  /** While a time is half typed, the browser gives none. */
  const set = (time: { from?: string; until?: string }) => {
    if (Object.values(time).every(Boolean))
      change((old) => ({ ...old, quiet: { ...USUAL, ...old.quiet, ...time } }))
  }
  return (
    <>
      <Switch
        label="Quiet hours"
        help="Emails and push notifications wait until they end."
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) =>
          change((old) => ({ ...old, quiet: checked ? USUAL : null }))
        }
      />
      {quiet && (
        <div className={fields.pair}>
          <TextInput
            type="time"
            label="From"
            defaultValue={quiet.from}
            onChange={({ currentTarget: { value } }) => set({ from: value })}
          />
          <TextInput
            type="time"
            label="Until"
            defaultValue={quiet.until}
            onChange={({ currentTarget: { value } }) => set({ until: value })}
          />
        </div>
      )}
      {quiet && (
        <p className={fields.note}>
          In {zoneTime(timezone?.name ?? 'UTC')}. <Link to={paths.timezone()}>Change your time zone</Link>
        </p>
      )}
    </>
  )
}
