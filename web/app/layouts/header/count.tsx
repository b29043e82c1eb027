import { t } from '@sojourn/contract/words/t'
import type { ShellAccount } from '../../session/account.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Counted, MenuEntry } from './menus.ts'

/** In words, what a number counts; of a queue, what waits there. */
const words: Partial<Record<Counted, string>> = { orders: t('running'), messages: t('unread') }

function countOf(counted: Counted, { order_count, unread_count, waiting }: ShellAccount) {
  if (counted === 'orders') return order_count
  return (counted === 'messages' ? unread_count : waiting?.[counted]) ?? 0
}

/** How many of its things wait, at an entry of a menu. */
export function EntryCount({ entry: { count }, account }: { entry: MenuEntry; account: ShellAccount }) {
  if (!count) return null
  const counted = [count].flat()
  const total = counted.reduce((sum, one) => sum + countOf(one, account), 0)
  return <Badge count={total} of={(counted[0] && words[counted[0]]) ?? t('waiting')} />
}
