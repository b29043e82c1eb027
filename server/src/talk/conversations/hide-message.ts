import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { announceChange } from './announce.ts'
import { mailAnew, mailOnceQuiet } from './mail-unread.ts'
import { setHidden } from './message-store.ts'

/** Both sides read that it was removed. */
export async function hideMessage(context: Context, tx: Tx, id: string) {
  const hidden = await setHidden(tx, id, context.clock.now())
  if (!hidden) return
  const { conversation_id: conversationId, seq: from } = hidden
  await mailAnew(context, tx, { conversationId, personId: null, from })
  await announceChange(context, tx, conversationId)
}

/** Whoever has not read it, nor was mailed of it, is mailed now. */
export async function showMessageAgain(context: Context, tx: Tx, id: string) {
  const shown = await setHidden(tx, id, null)
  if (!shown) return
  await mailOnceQuiet(context, tx, shown.conversation_id, context.clock.now())
  await announceChange(context, tx, shown.conversation_id)
}
