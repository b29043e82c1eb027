import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { stepsOf } from './history-store.ts'
import { findVerification } from './verification-store.ts'
import { viewVerification } from './view.ts'

/** An agent's verification as they see it. */
export async function showVerification(context: Context, { id }: Pick<Person, 'id'>) {
  const db = context.tx ?? context.db
  const [row, events] = await Promise.all([findVerification(db, id), stepsOf(db, id)])
  if (!row) throw new Refusal('not_found')
  return viewVerification(context, row, events)
}
