import type { Account } from '@sojourn/contract/account'
import { useRevalidator } from 'react-router'
import { CheckoutOver } from '../hire/start/checkout-over.tsx'
import { UserMenu } from '../layouts/header/user-menu.tsx'
import { logOut } from '../session/log-out.ts'
import { useSession } from '../session/use-session.ts'

/** What only a signed-in person's public pages need; strangers never load it. */
export default function PublicUserMenu({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  useSession(account, () => void revalidate())
  return (
    <>
      <UserMenu account={account} logOut={() => void logOut()} />
      <CheckoutOver />
    </>
  )
}
