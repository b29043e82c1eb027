import type { Account } from '@sojourn/contract/people/account'
import { useRevalidator } from 'react-router'
import { lazyPart } from '../fast-pages/lazy-part.ts'
import { Waits } from '../fast-pages/waits.tsx'
import { CheckoutOver } from '../hire/start/checkout-over.tsx'
import { UserMenu } from '../layouts/header/user-menu.tsx'
import { logOut } from '../session/log-out.ts'
import { useSession } from '../session/use-session.ts'

/** Lazy once more: what they need would else be named on the pages of strangers. */
const PublicTools = lazyPart(() => import('./public-tools.tsx'))

/** Only a signed-in person's public pages need the menu; strangers never load it. */
export default function PublicUserMenu({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  useSession(account, () => void revalidate())
  return (
    <>
      <Waits>
        <PublicTools account={account} />
      </Waits>
      <UserMenu account={account} logOut={() => void logOut()} />
      <CheckoutOver />
    </>
  )
}
