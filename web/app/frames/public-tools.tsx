import type { Account } from '@sojourn/contract/people/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { NoticeBell } from '../account/notifications/notice-bell.tsx'
import { MessagesTool } from '../case/conversation/messages-tool.tsx'
import { queryClient } from '../session/query-client.ts'

/** Messages and notifications, on the public pages of who is signed in. */
export default function PublicTools({ account }: { account: Account }) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <MessagesTool account={account} />
      <NoticeBell account={account} />
    </QueryClientProvider>
  )
}
