import type { Order } from '@sojourn/contract/work/orders'
import { travellersOf } from '../../words/travellers-of.ts'

/**
 * The people of the goal are others than the offer, or the order made of it, is for: `more` needs another offer, `again` another
 * order of the same. Nobody pays for fewer than apply; for more they may.
 */
export function peopleChanged(order: Order): 'more' | 'again' | 'fewer' | null {
  const { people, applying } = order.offer ?? {}
  const isLater = (order.in_stages?.number ?? 1) > 1
  // A server of the release before tells nothing of it.
  if (typeof applying !== 'number' || isLater) return null
  if (people && applying > people) return 'more'
  if (applying > 1 + travellersOf(order).length) return 'again'
  return people && applying < people ? 'fewer' : null
}

export const leavesOut = (order: Order) => ['more', 'again'].includes(peopleChanged(order) ?? '')
