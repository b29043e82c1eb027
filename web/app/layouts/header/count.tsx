import type { ShellAccount } from '../../session/account.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Counted, MenuEntry } from './menus.ts'

const counts: Record<Counted, { of: string; count: (account: ShellAccount) => number }> = {
  orders: { of: 'running', count: ({ order_count }) => order_count },
  messages: { of: 'unread', count: ({ unread_count }) => unread_count ?? 0 },
  verifications: { of: 'waiting', count: ({ waiting }) => waiting?.verifications ?? 0 },
  licences: { of: 'waiting', count: ({ waiting }) => waiting?.licences ?? 0 },
  reports: { of: 'waiting', count: ({ waiting }) => waiting?.reports ?? 0 },
  conflicts: { of: 'waiting', count: ({ waiting }) => waiting?.conflicts ?? 0 },
  facts: { of: 'waiting', count: ({ waiting }) => waiting?.facts ?? 0 },
  payouts: { of: 'waiting', count: ({ waiting }) => waiting?.payouts ?? 0 },
  debts: { of: 'waiting', count: ({ waiting }) => waiting?.debts ?? 0 },
  refunds: { of: 'waiting', count: ({ waiting }) => waiting?.failed_refunds ?? 0 },
  coupons: { of: 'waiting', count: ({ waiting }) => (waiting?.coupon_refunds ?? 0) + (waiting?.gifts ?? 0) },
  articles: { of: 'waiting', count: ({ waiting }) => waiting?.articles ?? 0 },
}

/** How many of its things wait, at an entry of a menu. */
export const EntryCount = ({ entry, account }: { entry: MenuEntry; account: ShellAccount }) =>
  entry.count && <Badge count={counts[entry.count].count(account)} of={counts[entry.count].of} />
