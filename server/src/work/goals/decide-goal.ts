import { goalMessages } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { rule } from '../../ground/rules/rule.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { dropRequest } from './asking/ask-store.ts'
import { todayOf } from './check-date.ts'
import { correctableUntil, goalMachine } from './goal-state.ts'
import { showGoal } from './show-goal.ts'
import { takeGoal } from './take-goal.ts'

interface Decision {
  decision: 'approved' | 'rejected'
  decided_on: string
}

/** G3. What the authority said, corrected for a while from when we were first told. */
export function decideGoal(context: Context, actor: Person, id: number, { decision, decided_on }: Decision) {
  return transact(context, async (tx) => {
    const goal = await takeGoal(tx, actor, id)
    const now = context.clock.now()
    if (goal.status === 'draft') throw refusalOf(goalMachine.approve)
    const days = await rule(tx, 'decision_correction')
    if (goal.decided_at && correctableUntil(goal.decided_at, days * DAY_MS) <= now)
      throw new Refusal('not_now', {
        message: `This decision can no longer be changed. Corrections were possible for ${daysInWords(days)}.`,
      })
    const today = await todayOf(context, tx, actor.id, 'first')
    if (Temporal.PlainDate.compare(decided_on, today) > 0)
      throw invalidField('decided_on', goalMessages.decidedLater)
    await perform(
      context,
      tx,
      decision === 'approved' ? goalMachine.approve : goalMachine.reject,
      { id },
      {
        patch: {
          decided_on,
          decided_at: goal.decided_at ?? now,
          updated_at: now,
        },
      },
    )
    await dropRequest(tx, id)
    await tell(context, tx, { fact: 'goal_decided', person: actor.id, goal: id })
    return showGoal(context, actor, id, tx)
  })
}

const daysInWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
