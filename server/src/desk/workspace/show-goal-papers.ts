import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { listReceived } from '../../work/documents/list-received.ts'
import { showGoal } from '../../work/goals/show-goal.ts'
import { listValid } from '../../work/vault/list-valid.ts'

/** The papers a client has for a goal, so that its checklist tells them as ready. */
export async function showGoalPapers(context: Context, actor: Person, id: number) {
  await showGoal(context, actor, id)
  const received = await listReceived(context.db, id)
  const kept = await listValid(context, actor.id)
  return {
    items: [
      ...received.map(({ name }) => ({ name, kind: null, where: 'order' as const })),
      ...kept.map(({ name, kind }) => ({ name, kind, where: 'vault' as const })),
    ],
  }
}
