import { MOST_UNREAD } from '@sojourn/contract/talk/notifications'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceNotices } from './announce-notices.ts'
import { countUnread, markAllRead, markRead } from './notice-store.ts'

export const showUnread = async (db: Reader, { id }: Pick<Person, 'id'>) => ({
  unread: await countUnread(db, id, MOST_UNREAD),
})

export const readNotice = (context: Context, actor: Person, id: string) =>
  marking(context, actor, (tx, now) => markRead(tx, actor.id, id, now))

/** A notice that came after the newest that its reader saw stays unread. */
export const readAllNotices = (context: Context, actor: Person, newest: string) =>
  marking(context, actor, (tx, now) => markAllRead(tx, actor.id, newest, now))

const marking = (context: Context, actor: Person, mark: (tx: Tx, now: Date) => Promise<boolean>) =>
  transact(context, async (tx) => {
    if (!(await mark(tx, context.clock.now()))) throw new Refusal('not_found')
    announceNotices(context, tx, [actor.id])
    return showUnread(tx, actor)
  })
