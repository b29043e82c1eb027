import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { sendPush } from '../../platform/push/send-push.ts'
import { findNotice } from './notice-store.ts'
import { dropSubscription, findSubscription } from './push-store.ts'
import { showNotice } from './view.ts'

/** Tells one browser of one notification, unless it was read by now. It carries the title and where it leads, no more. */
export const pushNotice = defineJob({
  name: 'push-notice',
  schema: z.object({ notice: z.uuid(), session: z.uuid() }),
  async run(context, { notice: id, session }) {
    const { push } = context.settings
    const row = await findNotice(context.db, id)
    const subscription = await findSubscription(context.db, session, context.clock.now())
    if (!push || !row || row.read_at || subscription?.person_id !== row.person_id) return
    const { title, path } = showNotice(row)
    const outcome = await sendPush(context, push, subscription, JSON.stringify({ id, title, path }))
    if (outcome === 'gone')
      await transact(context, (tx) => dropSubscription(tx, session, subscription.endpoint))
  },
})
