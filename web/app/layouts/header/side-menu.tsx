import { listens } from '../../fast-pages/mark-interactive.ts'
import type { ShellAccount } from '../../session/account.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { activeEntry, type Counted, type MenuEntry } from './menus.ts'
import { ownMenusOf } from './own-menus.ts'
import css from './side-menu.module.css'

interface Props {
  account: ShellAccount
  pathname: string
  logOut: () => void
}

/** Where one works, on wide screens. */
export function SideMenu({ account, pathname, logOut }: Props) {
  const { name, side } = ownMenusOf(account.role)
  const active = activeEntry(side, pathname)
  return (
    <nav className={css.menu} aria-label={`${name} menu`}>
      <ul>
        {side.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={css.entry} aria-current={entry === active ? 'page' : undefined}>
              <Icon name={entry.icon} />
              <span className={css.name}>{entry.name}</span>
              <Count entry={entry} account={account} />
            </Link>
          </li>
        ))}
      </ul>
      <button ref={listens} type="button" className={css.entry} onClick={logOut}>
        <Icon name="logout" />
        Logout
      </button>
    </nav>
  )
}

const counts: Record<Counted, { of: string; count: (account: ShellAccount) => number }> = {
  orders: { of: 'running', count: ({ order_count }) => order_count },
  verifications: { of: 'waiting', count: ({ waiting }) => waiting?.verifications ?? 0 },
  licences: { of: 'waiting', count: ({ waiting }) => waiting?.licences ?? 0 },
  reports: { of: 'waiting', count: ({ waiting }) => waiting?.reports ?? 0 },
  conflicts: { of: 'waiting', count: ({ waiting }) => waiting?.conflicts ?? 0 },
  facts: { of: 'waiting', count: ({ waiting }) => waiting?.facts ?? 0 },
  payouts: { of: 'waiting', count: ({ waiting }) => waiting?.payouts ?? 0 },
  coupons: { of: 'waiting', count: ({ waiting }) => waiting?.coupon_refunds ?? 0 },
  articles: { of: 'waiting', count: ({ waiting }) => waiting?.articles ?? 0 },
}

export const Count = ({ entry, account }: { entry: MenuEntry; account: ShellAccount }) =>
  entry.count && <Badge count={counts[entry.count].count(account)} of={counts[entry.count].of} />
