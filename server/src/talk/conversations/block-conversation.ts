import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceChange } from './announce.ts'
import { conversationOf } from './find-own.ts'
import { mailAnew } from './mail-unread.ts'
import { showConversation } from './show-conversation.ts'
import { lockConversation, setBlock } from './store.ts'

/** Whoever blocked is the one who can unblock. */
export async function blockConversation(
  context: Context,
  actor: Pick<Person, 'id'> & { language: Language },
  id: string,
  blocked: boolean,
) {
  await conversationOf(context.db, actor, id)
  return transact(context, async (tx) => {
    const row = await lockConversation(tx, id)
    if (!row) throw new Refusal('not_found')
    const isFree = row.blocked_by === null
    if (blocked && isFree) {
      await setBlock(tx, id, actor.id)
      await mailAnew(context, tx, { conversationId: id, personId: actor.id, from: 0 })
    }
    if (!blocked && row.blocked_by === actor.id) await setBlock(tx, id, null)
    await announceChange(context, tx, id)
    return showConversation(context, tx, actor, id)
  })
}
