import { hasLine } from '@sojourn/contract/talk/conversation-words'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { announceMessage } from './announce.ts'
import { addMessage, findMessage } from './message-store.ts'
import { lockConversation } from './store.ts'

interface StepOfOffer {
  offer: string
  conversation: string | null
  step: string
  name: string
}

/** The line that an offer is, or what became of it: its card stands where the line of its making is. */
export async function addOfferLine(
  context: Context,
  tx: Tx,
  { offer, conversation, step, name }: StepOfOffer,
) {
  if (!hasLine(step) || conversation === null) return
  if (!(await lockConversation(tx, conversation))) return
  const { id } = await addMessage(tx, {
    conversation_id: conversation,
    sender_side: 'system',
    ...{ step, subject: name, offer_id: offer },
    created_at: context.clock.now(),
  })
  const line = await findMessage(tx, id)
  if (line) await announceMessage(context, tx, line)
}
