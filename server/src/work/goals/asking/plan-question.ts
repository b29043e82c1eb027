import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acceptedWork, addRequest } from './ask-store.ts'
import { whenToAsk } from './when-to-ask.ts'

/** Listens to accepted work: its client is asked later what the authority decided, whoever was their agent. */
export async function planQuestion(_: Context, tx: Tx, { order }: { order: string }) {
  const work = await acceptedWork(tx, order)
  if (!work?.completed_at || work.status !== 'in_progress') return
  await addRequest(tx, work.goal_id, whenToAsk({ ...work, completed_at: work.completed_at }))
}
