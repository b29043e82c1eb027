import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { holdAgent } from '../../supply/agents/hold-agent.ts'
import { findWork, lockWork, type Work } from './work-store.ts'

export type WorkSide = 'client' | 'agent'

/** The order of whoever asks from this side, held. */
export async function holdWork(tx: Tx, actorId: string, id: string, side: WorkSide): Promise<Work> {
  const work = await lockWork(tx, id)
  if (work?.[`${side}_id`] !== actorId) throw new Refusal('not_found')
  return work
}

/** The same with its agent, who is held before the order as everywhere: for what counts in their record. */
export async function holdWorkWithAgent(tx: Tx, id: string): Promise<Work | undefined> {
  const work = await findWork(tx, id)
  if (!work) return undefined
  await holdAgent(tx, work.agent_id)
  return lockWork(tx, id)
}
