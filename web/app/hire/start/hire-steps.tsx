import type { Account } from '@sojourn/contract/people/account'
import type { AgentService } from '@sojourn/contract/supply/agents'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { VerifyEmailModal } from '../../join/parts/verify-email-modal.tsx'
import { useAccountState } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'
import { accountQuery } from '../../session/use-account.ts'
import { GoalDialog } from '../goal/goal-dialog.tsx'
import type { Hire } from './use-hire.ts'

interface Props {
  service: AgentService
  hire: Hire
}

/** The steps have what they need with them: public pages have none of that. */
export default function HireSteps({ service, hire }: Props) {
  const state = useAccountState()
  const [client] = useState(() => {
    const client = queryClient()
    if (state.kind === 'present') client.setQueryData(accountQuery.queryKey, state.account as Account)
    return client
  })
  return (
    <QueryClientProvider client={client}>
      <GoalDialog
        open={hire.step === 'goal'}
        service={service}
        chosen={hire.goalId}
        busy={hire.busy}
        onHire={hire.order}
        onClose={hire.leave}
      />
      <VerifyEmailModal
        open={hire.step === 'email'}
        onClose={hire.leave}
        onVerified={() => void hire.begin()}
      />
    </QueryClientProvider>
  )
}
