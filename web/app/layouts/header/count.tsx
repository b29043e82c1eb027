import type { ShellAccount } from '../../session/account.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Counted, MenuEntry } from './menus.ts'

const countOf = (counted: Counted, { order_count, waiting }: ShellAccount) =>
  counted === 'orders' ? order_count : (waiting?.[counted] ?? 0)

/** How many of its things wait, at an entry of a menu. */
export function EntryCount({ entry: { count }, account }: { entry: MenuEntry; account: ShellAccount }) {
  if (!count) return null
  const total = [count].flat().reduce((sum, counted) => sum + countOf(counted, account), 0)
  return <Badge count={total} of={count === 'orders' ? 'running' : 'waiting'} />
}
