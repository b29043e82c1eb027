import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { showGoal } from './show-goal.ts'
import { setGoal } from './store.ts'
import { takeGoal } from './take-goal.ts'

/** The marks are the client's own, and nobody checks them. */
export const tickDocuments = (context: Context, actor: Person, id: number, ticked: string[]) =>
  transact(context, async (tx) => {
    await takeGoal(tx, actor, id)
    await setGoal(tx, id, { ticked: [...new Set(ticked)] })
    return showGoal(context, actor, id, tx)
  })
