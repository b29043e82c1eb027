import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { named, toSides } from '../conflict-mails.ts'
import { conflictMachine } from '../conflict-state.ts'
import { decisionInWords } from '../refunds/decision-in-words.ts'
import { appealUntil } from '../reply-times.ts'
import { type ConflictRow, setConflict } from '../store.ts'

interface Held {
  order: HeldOrder
  conflict: ConflictRow
}

/**
 * No bank decides any more: what our team decided has its time to appeal, and is then carried out on what is left. Where less
 * is left than was to go back, our team decides again.
 */
export async function resumeDecision(context: Context, tx: Tx, held: Held) {
  const { order, conflict } = held
  const refundable = await refundableOf(tx, order.id)
  if (!refundable || refundable.isWithBank) return
  const amount = conflict.decision_amount ?? 0
  if (amount > refundable.left.total) return decideAgain(context, tx, held)
  const now = context.clock.now()
  const reply_by = conflict.appealed_at ? now : await appealUntil(context, tx)
  const parts = await planRefund(tx, { order, amount, destination: 'card' })
  await setConflict(tx, conflict.id, {
    ...{ reply_by, decision_parts: parts && JSON.stringify(parts), updated_at: now },
  })
  const money = (of: number) => showMoney(of, order.currency)
  const isFinal = conflict.appealed_at !== null
  const event = await tell(context, tx, {
    ...{ fact: 'conflict_moved', order: order.id, conflict: conflict.id },
    ...{ step: 'K3f', from: 'conflicted', to: 'conflicted' },
  })
  await sendToSides(context, tx, order, event, {
    subject: `The decision about order ${order.ref} goes on`,
    heading: 'The decision goes on',
    text: `The client’s bank has decided about the payment of ${named(order)}, and ${money(refundable.left.total)} are left of it. Our team’s decision stands.`,
    refund: await decisionInWords(tx, order, { ...conflict, decision_parts: parts }),
    after: `${isFinal ? 'It is carried out now.' : 'You can appeal once in the order, with something new; then it is carried out.'}`,
  })
}

/** K3e. */
export async function decideAgain(context: Context, tx: Tx, held: Held) {
  const { order, conflict } = held
  const event = await perform(context, tx, conflictMachine.decideAgain, conflict, {
    patch: {
      ...{
        decision_amount: null,
        decision_parts: null,
        decision_reason: null,
        decided_by: null,
        decided_at: null,
      },
      ...{ approved_by: null, claimed_by: null, claimed_at: null, reply_by: null },
      updated_at: context.clock.now(),
    },
  })
  await sendToSides(context, tx, order, event, {
    subject: `Order ${order.ref} is decided again`,
    heading: 'Our team decides again',
    text: `The client’s bank took so much of the payment of ${named(order)} that less is left than our team had decided to refund. Our team decides again, about what is left.`,
  })
}

interface Said {
  subject: string
  heading: string
  text: string
  refund?: { client: string; agent: string }
  after?: string
}

function sendToSides(context: Context, tx: Tx, order: HeldOrder, event: string, said: Said) {
  const word = (side: 'client' | 'agent') => ({
    ...{ subject: said.subject, heading: said.heading },
    paragraphs: [[said.text, said.refund?.[side], said.after].filter(Boolean).join(' ')],
  })
  return enqueueMails(context, tx, toSides(order, event, { client: word('client'), agent: word('agent') }))
}
