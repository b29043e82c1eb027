import type { Order } from '@sojourn/contract/work/orders'
import { leavesOut, peopleChanged } from '@sojourn/contract/work/people-changed'
import { travellersOf } from '../../words/travellers-of.ts'

/** Null where the order is of no offer, or a server of the release before tells nothing of it. */
function knownOf(order: Order) {
  const { people, applying } = order.offer ?? {}
  if (typeof applying !== 'number') return null
  return { people, applying, named: 1 + travellersOf(order).length, stage: order.in_stages?.number ?? 1 }
}

export function changeOf(order: Order) {
  const known = knownOf(order)
  return known && peopleChanged(known)
}

export function isForFewer(order: Order) {
  const known = knownOf(order)
  return known !== null && leavesOut(known)
}
