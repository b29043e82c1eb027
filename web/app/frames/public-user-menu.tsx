import type { Account } from '@sojourn/contract/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { NoticeBell } from '../account/notifications/notice-bell.tsx'
import { MessagesTool } from '../case/conversation/messages-tool.tsx'
import { CheckoutOver } from '../hire/start/checkout-over.tsx'
import { UserMenu } from '../layouts/header/user-menu.tsx'
import { logOut } from '../session/log-out.ts'
import { queryClient } from '../session/query-client.ts'
import { useSession } from '../session/use-session.ts'

/** What only a signed-in person's public pages need; strangers never load it. */
export default function PublicUserMenu({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const [client] = useState(queryClient)
  useSession(account, () => void revalidate())
  return (
    <QueryClientProvider client={client}>
      <MessagesTool account={account} />
      <NoticeBell account={account} />
      <UserMenu account={account} logOut={() => void logOut()} />
      <CheckoutOver />
    </QueryClientProvider>
  )
}
