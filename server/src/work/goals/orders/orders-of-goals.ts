import { OPEN_ORDERS } from '@sojourn/contract/calls/status'
import type { Reader } from '../../../platform/database/database.ts'
import { goalsWithOrders, ordersOnGoals } from './orders-of-goals-store.ts'

interface OrdersOfGoal {
  /** All but cancelled ones count; a case of several stages is one. */
  count: number
  isPaid: boolean
  isFiled: boolean
  /** They go on or wait for payment; the newest comes first. */
  open: string[]
}

export async function ordersOfGoals(db: Reader, goalIds: readonly number[]) {
  const found = new Map<number, OrdersOfGoal>(
    goalIds.map((id) => [id, { count: 0, isPaid: false, isFiled: false, open: [] }]),
  )
  if (goalIds.length === 0) return found
  const cases = new Set<string>()
  for (const { id, goal_id, status, case_id, stage } of await ordersOnGoals(db, goalIds)) {
    const orders = found.get(goal_id)
    if (!orders) continue
    if (!cases.has(case_id)) orders.count++
    cases.add(case_id)
    if (status !== 'awaiting_payment') orders.isPaid = true
    if (stage !== 'preparing') orders.isFiled = true
    if (OPEN_ORDERS.includes(status)) orders.open.push(id)
  }
  return found
}

/** They stay where the order can tell of them. */
export const goalsEverOrderedFor = async (db: Reader, goalIds: readonly number[]) =>
  new Set((await goalsWithOrders(db, goalIds)).map(({ goal_id }) => goal_id))
