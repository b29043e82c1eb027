import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { showGoal } from '../show-goal.ts'
import { takeGoal } from '../take-goal.ts'
import { lockAsked, setRequest } from './ask-store.ts'
import { isAsked } from './is-asked.ts'
import { ASK_AGAIN_MS } from './when-to-ask.ts'

/** A client who was asked still waits: the question goes away, and is asked once more where it was the first. */
export const sayStillWaiting = (context: Context, actor: Person, id: number) =>
  transact(context, async (tx) => {
    const goal = await takeGoal(tx, actor, id)
    const asked = await lockAsked(tx, id)
    if (!asked || !isAsked({ ...asked, status: goal.status }))
      throw notNow('Nobody asks for a decision on this goal now. Reload the page to see how it stands.')
    const now = context.clock.now()
    await setRequest(tx, id, { waiting_at: now, ask_at: new Date(now.getTime() + ASK_AGAIN_MS) })
    return showGoal(context, actor, id, tx)
  })
