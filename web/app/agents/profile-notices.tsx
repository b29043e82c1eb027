import type { AgentProfile } from '@sojourn/contract/agents'
import { paths } from '../paths.ts'
import { useAccountState } from '../shells/account.ts'
import { Banner } from '../ui/banner.tsx'
import { formatDay } from '../ui/format-date.ts'
import { LinkButton } from '../ui/link-button.tsx'
import css from './profile-notices.module.css'

/** What one should know before reading on: who sees this page, and whether the agent works at the moment. */
export function ProfileNotices({ agent }: { agent: AgentProfile }) {
  const state = useAccountState()
  const isTheirOwn = state.kind === 'present' && state.account.uuid === agent.uuid
  const notices = [
    agent.hidden === 'unverified' && (
      <Banner key="hidden" tone="warning">
        Only you see this page. Clients find it once your identity is verified.
      </Banner>
    ),
    agent.hidden === 'suspended' && (
      <Banner key="hidden" tone="warning">
        Only you see this page while your account is suspended.
      </Banner>
    ),
    agent.away_until && (
      <Banner key="away">
        {agent.name} is away until <time dateTime={agent.away_until}>{formatDay(agent.away_until)}</time> and
        takes no new orders until then.
      </Banner>
    ),
    isTheirOwn && !agent.hidden && (
      <Banner
        key="own"
        action={
          <LinkButton to={paths.consultant.services()} variant="quiet" size="s">
            My Services
          </LinkButton>
        }
      >
        This is your profile as clients see it.
      </Banner>
    ),
  ].filter(Boolean)
  return notices.length > 0 && <div className={css.notices}>{notices}</div>
}
