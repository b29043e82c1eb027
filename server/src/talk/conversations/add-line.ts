import { hasLine } from '@sojourn/contract/talk/conversation-words'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { announceMessage } from './announce.ts'
import { addMessage, findMessage } from './message-store.ts'
import { joinQuestion } from './questions/join-question.ts'
import { conversationOfOrder, letStaffGo, lockConversation, openConversationOf } from './store.ts'

interface StepOfOrder {
  order: string
  step: string
  name?: string
  /** Of a case that goes on, which stage was accepted. */
  stage?: string
}

/** The conversation of a paid order opens, with its first line. */
export async function openConversation(context: Context, tx: Tx, step: StepOfOrder) {
  await joinQuestion(context, tx, step.order)
  await openConversationOf(tx, step.order)
  await addLine(context, tx, step)
}

/** Says between the messages what happened with the order. An order nobody paid has no conversation. */
export async function addLine(context: Context, tx: Tx, { order, step, name, stage }: StepOfOrder) {
  if (!hasLine(step)) return
  const found = await conversationOfOrder(tx, order)
  if (!found) return
  await lockConversation(tx, found.id)
  const { id } = await addMessage(tx, {
    conversation_id: found.id,
    sender_side: 'system',
    step,
    subject: name ?? stage ?? null,
    created_at: context.clock.now(),
  })
  const line = await findMessage(tx, id)
  if (line) await announceMessage(context, tx, line)
}

/** The conflict is over: our team leaves. */
export const leaveAsStaff = ({ clock }: Context, tx: Tx, { order }: { order: string }) =>
  letStaffGo(tx, order, clock.now())
