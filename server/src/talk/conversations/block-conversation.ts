import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceChange } from './announce.ts'
import { conversationOf } from './find-own.ts'
import { mailAnew } from './mail-unread.ts'
import { hasBlocked } from './policy.ts'
import { showConversation } from './show-conversation.ts'
import { type Blocks, lockConversation, setBlocks } from './store.ts'

/** Each side has a block of its own, and lifts only that. */
export async function blockConversation(
  context: Context,
  actor: Person,
  id: string,
  { blocked, language }: { blocked: boolean; language: Language },
) {
  await conversationOf(context.db, actor, id)
  return transact(context, async (tx) => {
    const row = await lockConversation(tx, id)
    if (!row) throw new Refusal('not_found')
    const isMine = hasBlocked(row, actor.id)
    if (blocked && !isMine) {
      await setBlocks(
        tx,
        id,
        row.blocked_by === null ? { blocked_by: actor.id } : { also_blocked_by: actor.id },
      )
      await mailAnew(context, tx, { conversationId: id, personId: actor.id, from: 0 })
    }
    if (!blocked && isMine)
      await setBlocks(tx, id, { blocked_by: otherBlock(row, actor.id), also_blocked_by: null })
    await announceChange(context, tx, id)
    return showConversation(context, tx, { id: actor.id, language }, id)
  })
}

const otherBlock = ({ blocked_by, also_blocked_by }: Blocks, personId: string) =>
  blocked_by === personId ? also_blocked_by : blocked_by
