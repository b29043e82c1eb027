import type { Account } from '@sojourn/contract/people/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { VerifyEmailModal } from '../../join/parts/verify-email-modal.tsx'
import { useAccountState } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'
import { accountQuery } from '../../session/use-account.ts'

interface Props {
  open: boolean
  onClose: () => void
  onVerified: () => void
}

/** The email is verified before anybody is asked. It has what it needs with it: public pages have none of that. */
export default function VerifyFirst(props: Props) {
  const state = useAccountState()
  const [client] = useState(() => {
    const client = queryClient()
    if (state.kind === 'present') client.setQueryData(accountQuery.queryKey, state.account as Account)
    return client
  })
  return (
    <QueryClientProvider client={client}>
      <VerifyEmailModal {...props} />
    </QueryClientProvider>
  )
}
