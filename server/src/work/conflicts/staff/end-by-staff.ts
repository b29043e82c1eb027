import { type EndingReason, endingWords } from '@sojourn/contract/work/ending-words'
import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleIn } from '../../../ground/rules/rule.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { invalidField, notNow, Refusal } from '../../../platform/refusal.ts'
import { leadsFrom, refusalOf } from '../../../platform/states/machine.ts'
import { type HeldOrder, holdOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { endAtOnce } from '../endings/end-at-once.ts'
import { endingMachine } from '../endings/ending-state.ts'
import { addEnding, waitingEnding } from '../endings/ending-store.ts'
import { refuseWithBank } from '../refuse-with-bank.ts'

interface Ending {
  reason: EndingReason
  amount: number
  text: string
}

/** O17. Ends an order and gives back what our team says; above the limit once a second of it agrees. */
export const endByStaff = (context: Context, actor: Person, orderId: string, ending: Ending) =>
  transact(context, async (tx) => {
    const order = await holdForStaff(tx, actor, orderId)
    const total = (await refuseWithBank(tx, order.id))?.total ?? 0
    if (ending.amount > total)
      throw invalidField('amount', `please enter at most ${showMoney(total, order.currency)}`)
    const needsSecond = ending.amount > (await ruleIn(tx, 'second_approval', order.currency))
    const now = context.clock.now()
    if (await waitingEnding(tx, order.id))
      throw notNow('A colleague asked for this already. Please answer that first.')
    await addEnding(tx, {
      ...ending,
      order_id: order.id,
      currency: order.currency,
      asked_by: actor.id,
      status: needsSecond ? 'waiting' : 'done',
      created_at: now,
      updated_at: now,
    })
    if (!needsSecond) await carryOut(context, tx, order, ending)
    await note(context, tx, order, needsSecond ? 'ask' : 'end', ending)
  })

/** E2 or E3, by a second member of our team. */
export const answerEnding = (context: Context, actor: Person, orderId: string, agrees: boolean) =>
  transact(context, async (tx) => {
    const order = await holdForStaff(tx, actor, orderId)
    const waiting = await waitingEnding(tx, order.id)
    if (!waiting) throw refusalOf(endingMachine.agree)
    if (waiting.asked_by === actor.id && agrees) throw notNow('You asked for this. A colleague has to agree.')
    const now = context.clock.now()
    const isOther = waiting.asked_by !== actor.id
    await perform(context, tx, agrees ? endingMachine.agree : endingMachine.decline, waiting, {
      patch: {
        answered_by: isOther ? actor.id : null,
        answered_at: now,
        updated_at: now,
      },
    })
    const ending = { ...waiting, reason: waiting.reason as EndingReason }
    if (agrees) await refuseWithBank(tx, order.id)
    if (agrees) await carryOut(context, tx, order, ending)
    await note(context, tx, order, agrees ? 'end' : 'decline', ending)
  })

async function holdForStaff(tx: Tx, actor: Person, orderId: string) {
  const order = await holdOrder(tx, orderId)
  if (!order) throw new Refusal('not_found')
  if (order.client_id === actor.id || order.agent_id === actor.id)
    throw notNow('This is about your own order. A colleague has to end it.')
  if (!leadsFrom(orderMachine.endByStaff, order.status)) throw refusalOf(orderMachine.endByStaff)
  return order
}

async function carryOut(context: Context, tx: Tx, order: HeldOrder, { reason, amount, text }: Ending) {
  await endAtOnce(context, tx, orderMachine.endByStaff, order, {
    amount,
    destination: 'card',
    reason: endingWords(reason),
    text,
  })
}

const note = (
  context: Context,
  tx: Tx,
  order: HeldOrder,
  act: 'ask' | 'end' | 'decline',
  { reason, amount, text }: Ending,
) =>
  tell(acting(context, 'staff'), tx, {
    fact: 'ending_judged',
    person: order.client_id,
    ref: order.ref,
    act,
    amount,
    reason: `${endingWords(reason)}: ${text}`,
  })
