import { type ConflictReason, reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { rule } from '../../ground/rules/rule.ts'
import { move } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { daysInWords } from '../../platform/mail/writing/days-in-words.ts'
import { notNow } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { named, toSides } from './conflict-mails.ts'
import { isResumable } from './is-resumable.ts'
import { answerBy } from './reply-times.ts'
import { showConflict } from './show-conflict.ts'
import { addConflict } from './store.ts'
import { takeOrder } from './take-order.ts'

interface Wanted {
  reason: ConflictReason
  text: string
}

/** O12, O13 and K1. The clocks of the order stop, and its money stays where it is. */
export const openConflict = (context: Context, actor: Person, orderId: string, { reason, text }: Wanted) =>
  transact(context, async (tx) => {
    const { order, side } = await takeOrder(tx, actor, orderId)
    const step = order.status === 'completed' ? 'O13' : 'O12'
    if (step === 'O13') {
      if (side !== 'client') throw refusalOf(orderMachine as never, step)
      if (order.cleared_at || (order.clears_at && order.clears_at <= context.clock.now()))
        throw notNow('The agent has the money of this order by now, so no conflict can be opened on it.')
    }
    const now = context.clock.now()
    const before = order.status
    if (!isResumable(before)) throw refusalOf(orderMachine as never, step)
    if (!(await move(tx, orderMachine, step, order.id, { resume_status: before, updated_at: now })))
      throw refusalOf(orderMachine as never, step)
    const by = { ...context.by, mode: side }
    const conflict = await addConflict(tx, {
      ...{ order_id: order.id, opened_by: side, opener_id: actor.id, reason, text },
      ...{ resume_status: before, reply_by: await answerBy(context, tx) },
      ...{ created_at: now, updated_at: now },
    })
    const event = await tell(
      context,
      tx,
      {
        ...{ fact: 'conflict_opened', order: order.id, conflict },
        ...{ step, from: before, to: 'conflicted', reason: reasonWords(reason) },
      },
      by,
    )
    const days = daysInWords(await rule(tx, 'conflict_reply'), 'business')
    const other = side === 'client' ? order.client_first_name : order.agent_first_name
    const [theirs, own] = side === 'client' ? (['agent', 'client'] as const) : (['client', 'agent'] as const)
    await enqueueMails(
      context,
      tx,
      toSides(order, event, {
        [theirs]: {
          subject: `${other} opened a conflict about order ${order.ref}`,
          heading: `A conflict about ${order.title}`,
          paragraphs: [
            `${other} opened a conflict about ${named(order)}: ${reasonWords(reason).toLowerCase()}. Their words are below.`,
            `The money is held and the clocks of the order stand still. Please answer within ${days}: propose a refund, or offer to continue. If you do not answer, our team decides.`,
          ],
          quote: text,
        },
        [own]: {
          subject: `Your conflict about order ${order.ref} is open`,
          heading: 'Your conflict is open',
          paragraphs: [
            `We told the other side of ${named(order)}. They have ${days} to answer. You can propose a refund at once.`,
          ],
        },
      }),
    )
    return showConflict(context, actor, { uuid: order.id, cid: conflict }, tx)
  })
