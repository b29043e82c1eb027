import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { sendPush } from '../../platform/push/send-push.ts'
import { findNotice, type NoticeReader, type NoticeRow, readersOf } from './notice-store.ts'
import { dropSubscription, findSubscription } from './push-store.ts'
import { hearsOf, showNotice } from './view.ts'
import { type Hears, isHeard } from './who-hears.ts'

/** Tells one browser of one notification, unless it was read or switched off by now. It carries the title and where it leads, no more. */
export const pushNotice = defineJob({
  name: 'push-notice',
  schema: z.object({ notice: z.uuid(), session: z.uuid() }),
  async run(context, { notice: id, session }) {
    const { push } = context.settings
    const row = await findNotice(context.db, id)
    const subscription = await findSubscription(context.db, session, context.clock.now())
    if (!push || !row || row.read_at || subscription?.person_id !== row.person_id) return
    const [reader] = await readersOf(context.db, [row.person_id])
    if (!reader || !isWanted(row, reader)) return
    const { title, path } = showNotice(row)
    const outcome = await sendPush(context, push, subscription, JSON.stringify({ id, title, path }))
    if (outcome === 'gone')
      await transact(context, (tx) => dropSubscription(tx, session, subscription.endpoint))
  },
})

/** The suspended are told of their account alone. */
function isWanted(row: NoticeRow, { suspended_at, preferences }: NoticeReader) {
  const kind = row.kind as Hears['kind']
  if (suspended_at && kind !== 'account') return false
  return isHeard({ kind, needed: hearsOf(row)?.needed === true }, 'push', chosenNotices(preferences))
}
