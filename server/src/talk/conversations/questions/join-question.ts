import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { announceChange } from '../announce.ts'
import { lockConversation } from '../store.ts'
import { questionMachine } from './question-state.ts'
import { questionForOrder, setOrder } from './question-store.ts'

/**
 * The open question between the two people of a paid order becomes its conversation, with all that was said in it. Of two
 * orders that are paid at once the first has it. An order nobody pays leaves it alone.
 */
export async function joinQuestion(context: Context, tx: Tx, orderId: string) {
  const question = await questionForOrder(tx, orderId)
  if (!question) return
  const id = question.conversation_id
  await lockConversation(tx, id)
  const patch = { ended_at: context.clock.now() }
  if (!(await performOrSkip(context, tx, questionMachine.hire, question, { patch }))) return
  await setOrder(tx, id, orderId)
  await announceChange(context, tx, id)
}
