import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { announceRead } from './announce.ts'
import { conversationOf } from './find-own.ts'
import { mailAnew } from './mail-unread.ts'
import { moveReadMark } from './store.ts'

/** The mark only moves forward, so several tabs agree. Answers with what is left unread here. */
export async function markRead(context: Context, actor: Person, id: string, seq: number) {
  const { row } = await conversationOf(context.db, actor, id)
  return transact(context, async (tx) => {
    const upTo = Math.min(seq, row.last_seq)
    const { rows } = await moveReadMark(tx, id, actor.id, upTo, context.clock.now())
    if (rows.length > 0) {
      await mailAnew(context, tx, { conversationId: id, personId: actor.id, from: 0 })
      await announceRead(context, tx, { conversationId: id, personId: actor.id, seq: upTo })
    }
    const now = await conversationOf(tx, actor, id)
    return { unread_count: now.row.said - now.own.read_said }
  })
}
