import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import type { OrderState } from '../order-state.ts'
import { sideOf } from '../side-of.ts'
import { countByStatus } from './list-store.ts'

export async function countOrders({ db }: Context, actor: Person) {
  const counted = await countByStatus(db, sideOf(actor))
  const states = Object.keys(orderStatus) as OrderState[]
  const counts = Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0]))
  return {
    ...(counts as Record<OrderState, number>),
    total: states.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
  }
}
