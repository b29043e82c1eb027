import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { useAccountState } from '../../session/account.ts'

const AwayNotice = writtenPart(() => import('./away-notice.tsx'))
const LeavingNotice = writtenPart(() => import('./leaving-notice.tsx'))
const OwnNotice = lazyPart(() => import('./own-notice.tsx'))

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
      {hidden === 'leaving' && !isTheirOwn && <LeavingNotice name={name} />}
      {away_until && <AwayNotice name={name} until={away_until} />}
    </>
  )
}
