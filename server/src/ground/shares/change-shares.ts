import type { Tx } from '../../platform/database/database.ts'
import { addToAgents, addToVisas, type Change } from './share-store.ts'

/** A decision that begins to count, or no longer does. */
export interface Step {
  visa: string | null
  agent: string | null
  approved: boolean
  by: 1 | -1
}

/** Keeps the counts beside the decisions, in the transaction in which these change. Answers with the agents of whom it changed one. */
export async function changeShares(tx: Tx, steps: readonly Step[]) {
  const visas = changesOf(steps, ({ visa }) => visa)
  const agents = changesOf(steps, ({ agent }) => agent)
  if (visas.length > 0) await addToVisas(tx, visas)
  if (agents.length > 0) await addToAgents(tx, agents)
  return agents.map(({ key }) => key)
}

/** Steps that change nothing in all are left out. */
function changesOf(steps: readonly Step[], keyOf: (step: Step) => string | null): Change[] {
  const changes = new Map<string, Change>()
  for (const step of steps) {
    const key = keyOf(step)
    if (key === null) continue
    const change = changes.get(key) ?? { key, approved: 0, refused: 0 }
    change[step.approved ? 'approved' : 'refused'] += step.by
    changes.set(key, change)
  }
  return [...changes.values()].filter(({ approved, refused }) => approved !== 0 || refused !== 0)
}
