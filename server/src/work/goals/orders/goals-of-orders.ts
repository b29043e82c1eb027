import type { Reader } from '../../../platform/database/database.ts'
import { goalsById } from '../store.ts'

export interface GoalOfOrder {
  name: string
  expected_on: string
  comment: string
  decided_at: Date | null
  /** They apply together, the client among them. */
  people: number
}

/** Deleted goals are among them. */
export async function goalsOfOrders(db: Reader, ids: number[]) {
  const rows = ids.length > 0 ? await goalsById(db, ids) : []
  const goals = new Map<number, GoalOfOrder>(rows.map(({ id, ...goal }) => [id, goal]))
  return {
    get(id: number) {
      const goal = goals.get(id)
      if (!goal) throw new Error(`Goal ${id} has orders and is gone`)
      return goal
    },
  }
}
