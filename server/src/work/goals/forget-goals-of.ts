import type { Tx } from '../../platform/database/database.ts'
import { goalsEverOrderedFor } from './orders/orders-of-goals.ts'
import { allGoalsOf, eraseGoals, forgetWords } from './store.ts'

/** Their account is deleted: orders keep which country and purpose they were for, and not a word of the client's. */
export async function forgetGoalsOf(tx: Tx, clientId: string) {
  const ids = await allGoalsOf(tx, clientId)
  const kept = await goalsEverOrderedFor(tx, ids)
  await eraseGoals(
    tx,
    ids.filter((id) => !kept.has(id)),
  )
  await forgetWords(tx, [...kept])
}
