import { type ConflictReason, reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Context } from '../../context.ts'
import { perform, tellStep } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { invalidField, notNow } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { conflictMachine } from './conflict-state.ts'
import { isResumable } from './is-resumable.ts'
import { answerBy } from './reply-times.ts'
import { isTheSame } from './same-complaint.ts'
import { showConflict } from './show-conflict.ts'
import { addConflict, openedBefore } from './store.ts'
import { takeOrder } from './take-order.ts'

interface Wanted {
  reason: ConflictReason
  text: string
}

/** From this one on our team has a conflict of an order at once. */
const THIRD = 3

/** O12, O13 and K1. The clocks of the order stop, and its money stays where it is. */
export const openConflict = (context: Context, actor: Person, orderId: string, { reason, text }: Wanted) =>
  transact(context, async (tx) => {
    const { order, side } = await takeOrder(tx, actor, orderId)
    const step = order.status === 'completed' ? orderMachine.complain : orderMachine.openConflict
    if (step === orderMachine.complain) {
      if (side !== 'client') throw refusalOf(step)
      if (order.cleared_at || (order.clears_at && order.clears_at <= context.clock.now()))
        throw notNow('The agent has the money of this order by now, so no conflict can be opened on it.')
    }
    const now = context.clock.now()
    const from = order.status
    if (!isResumable(from)) throw refusalOf(step)
    const earlier = await openedBefore(tx, order.id)
    if (earlier.some((one) => one.opened_by === side && isTheSame(one, { reason, text })))
      throw invalidField('text', 'please say what is new since the conflict you opened before')
    const isForTeam = earlier.length + 1 >= THIRD
    const { to: status } = isForTeam ? conflictMachine.openWithTeam : conflictMachine.open
    const reply_by = isForTeam ? null : await answerBy(context, tx)
    const asSide = acting(context, side)
    let conflict = ''
    await perform(asSide, tx, step, order, {
      patch: { resume_status: from, updated_at: now },
      told: async () => {
        conflict = await addConflict(tx, {
          order_id: order.id,
          opened_by: side,
          opener_id: actor.id,
          reason,
          text,
          status,
          resume_status: from,
          reply_by,
          team_since: isForTeam ? now : null,
          created_at: now,
          updated_at: now,
        })
        return {
          conflict,
          reason: reasonWords(reason),
          along: { order, side, reason, text, reply_by },
        }
      },
    })
    if (isForTeam)
      await tellStep(asSide, tx, conflictMachine.openWithTeam, { id: conflict, order_id: order.id })
    return showConflict(context, actor, { uuid: order.id, cid: conflict }, tx)
  })
