import { formatDay } from '@sojourn/contract/dates/format-day'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { rich } from '../../words/rich.tsx'
import css from './profile-notices.module.css'

const OwnNotice = lazyPart(() => import('./own-notice.tsx'))

/** What one should know before reading on: who sees this page, and whether the agent works at the moment. */
export function ProfileNotices({ agent: { uuid, name, hidden, away_until } }: { agent: AgentProfile }) {
  const state = useAccountState()
  const isTheirOwn = state.kind === 'present' && state.account.uuid === uuid
  return (
    <>
      {isTheirOwn && (
        <Waits>
          <OwnNotice hidden={hidden} />
        </Waits>
      )}
      {away_until && (
        <p className={css.notice}>
          {rich('{name} is away until {day} and takes no new orders until then.', {
            name,
            day: <time dateTime={away_until}>{formatDay(away_until)}</time>,
          })}
        </p>
      )}
    </>
  )
}
