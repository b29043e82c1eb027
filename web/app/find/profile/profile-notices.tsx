import { formatDay } from '@sojourn/contract/dates/format-day'
import { STARTS } from '@sojourn/contract/paths/start-of'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { useAccountState } from '../../session/account.ts'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './profile-notices.module.css'

const HIDDEN = {
  unverified: t('Only you see this page. Clients find it once your identity is verified.'),
  suspended: t('Only you see this page while your account is suspended.'),
}

/** What one should know before reading on: who sees this page, and whether the agent works at the moment. */
export function ProfileNotices({ agent: { uuid, name, hidden, away_until } }: { agent: AgentProfile }) {
  const state = useAccountState()
  const isTheirOwn = state.kind === 'present' && state.account.uuid === uuid
  return (
    <>
      {isTheirOwn && (
        <p className={css.notice}>
          {hidden ? HIDDEN[hidden] : t('This is your profile as clients see it.')}{' '}
          <Link to={STARTS.agent}>{t('My Services')}</Link>
        </p>
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
