import { zoneWords } from '@sojourn/contract/dates/moments'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import fields from '../../layouts/own/fields.module.css'
import { useNotices } from '../../session/socket/use-notices.ts'
import { useAccount } from '../../session/use-account.ts'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { readTime } from '../../ui/date/read-time.ts'
import { TimeInput } from '../../ui/date/time-input.tsx'
import { Link } from '../../ui/text/link.tsx'

const USUAL = { from: '22:00', until: '07:00' }

/** When neither emails nor pushes come. */
export function QuietHours({ chosen: { quiet } }: { chosen: NoticePreferences }) {
  const { timezone, role } = useAccount()
  const change = useNotices()
  const paths = roomOf(role) === 'agent' ? agentPaths : clientPaths
  const set = (time: { from?: string; until?: string }) =>
    change((old) => ({ ...old, quiet: { ...USUAL, ...old.quiet, ...time } }))
  return (
    <>
      <Switch
        label={t('Quiet hours')}
        help={t('Emails and push notifications wait until they end.')}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) =>
          change((old) => ({ ...old, quiet: checked ? USUAL : null }))
        }
      />
      {quiet && (
        <div className={fields.pair}>
          <Time label={t('From')} known={quiet.from} onChange={(from) => set({ from })} />
          <Time label={t('Until')} known={quiet.until} onChange={(until) => set({ until })} />
        </div>
      )}
      {quiet && (
        <p className={fields.note}>
          {t('In {zone} time.', { zone: zoneWords(timezone?.name ?? 'UTC') })}{' '}
          <Link to={paths.timezone()}>{t('Change your time zone')}</Link>
        </p>
      )}
    </>
  )
}

interface TimeProps {
  label: string
  known: string
  onChange: (time: string) => void
}

/** It is kept once somebody has left it: half a time is none. */
function Time({ label, known, onChange }: TimeProps) {
  const [typed, setTyped] = useState(known)
  const keep = () => {
    const time = readTime(typed)
    if (time && time !== known) onChange(time)
    if (!time) setTyped(known)
  }
  return <TimeInput label={label} value={typed} onChange={setTyped} onLeave={keep} />
}
