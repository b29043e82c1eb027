import type { Context } from '../../../context.ts'
import { planOf } from '../../../money/subscriptions/show-active-plan.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPersonDetails } from '../store.ts'
import { viewPersonDetails } from '../view.ts'

/** A person as staff sees them. */
export async function showPerson({ db, clock }: Context, id: string) {
  const row = await findPersonDetails(db, id, clock.now())
  if (!row) throw new Refusal('not_found')
  return viewPersonDetails(row, row.agent_id ? await planOf(db, id) : null)
}
