import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceRead } from './announce.ts'
import { refuseStranger } from './find-own.ts'
import { mailAnew } from './mail-unread.ts'
import { moveReadMark } from './read-marks-store.ts'
import { findMember } from './store.ts'

/** The mark only moves forward, so several tabs agree. Answers with what is left unread here. */
export async function markRead(context: Context, actor: Person, id: string, seq: number) {
  await refuseStranger(context.db, actor, id)
  return transact(context, async (tx) => {
    const readTo = await moveReadMark(tx, id, actor.id, seq, context.clock.now())
    if (readTo !== undefined) {
      await mailAnew(context, tx, { conversationId: id, personId: actor.id, from: 0 })
      await announceRead(context, tx, { conversationId: id, personId: actor.id, seq: readTo })
    }
    const own = await findMember(tx, id, actor.id)
    if (!own) throw new Refusal('not_found')
    return { unread_count: own.said - own.read_said }
  })
}
