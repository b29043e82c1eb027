import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderOfSide } from '../../work/orders/order-of-side.ts'
import { conversationOf, rightsIn } from './find-own.ts'
import { messagesBefore } from './message-store.ts'
import { joinQuestion } from './questions/join-question.ts'
import { conversationOfOrder, membersOf, openConversationOf } from './store.ts'
import { viewConversation } from './view.ts'

export async function showOrderConversation(
  context: Context,
  actor: Person,
  orderId: string,
  language?: Language,
) {
  await orderOfSide(context.db, actor, orderId)
  const found = (await conversationOfOrder(context.db, orderId)) ?? (await openLate(context, orderId))
  return showConversation(context, context.db, { id: actor.id, ...(language && { language }) }, found.id)
}

/** A server of the version before marked the order as paid. */
const openLate = (context: Context, orderId: string) =>
  transact(context, async (tx) => {
    await joinQuestion(context, tx, orderId)
    await openConversationOf(tx, orderId)
    const opened = await conversationOfOrder(tx, orderId)
    if (!opened) throw new Refusal('not_found')
    return opened
  })

interface Asker {
  id: string
  language?: Language
}

export async function showConversation(context: Context, db: Reader, actor: Asker, id: string) {
  const { row, own } = await conversationOf(db, actor, id)
  const members = await membersOf(db, [id])
  const rights = await rightsIn(context, db, { row, members, personId: actor.id })
  const [newest] = await messagesBefore(db, id, { before: null, limit: 0 })
  const viewer = { ...actor, side: own.side, reader: own, now: context.clock.now() }
  return viewConversation(row, { ...viewer, members, newest, own, rights })
}
