import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { beginWork } from './begin-work.ts'
import { holdWork } from './hold-work.ts'
import { missingOf } from './missing-of.ts'
import { showWork } from './show-work.ts'

/** O5. What is missing is kept, so that both can see later what the agent began without. */
export function startOrder(context: Context, actor: Person, id: string, requestId: string) {
  return transact(context, async (tx) => {
    const work = await holdWork(tx, actor.id, id, 'agent')
    const by = { id: actor.id, mode: 'agent' as const, requestId }
    await beginWork(context, tx, work, { step: 'O5', missing: await missingOf(tx, work), by })
    return showWork(context, actor, id, tx)
  })
}
