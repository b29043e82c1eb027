import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { sendPush } from '../../platform/push/send-push.ts'
import { messageToPush } from '../conversations/message-to-push.ts'
import { readersOf } from './notice-store.ts'
import { dropSubscription, findSubscription } from './push-store.ts'

/** Tells one browser that somebody wrote, unless it was read, hidden, blocked or switched off by now. Of several that quiet hours held, the newest speaks. */
export const pushMessage = defineJob({
  name: 'push-message',
  schema: z.object({ message: z.uuid(), session: z.uuid(), held: z.boolean() }),
  async run(context, { message, session, held }) {
    const { push } = context.settings
    const subscription = await findSubscription(context.db, session, context.clock.now())
    if (!push || !subscription?.person_id) return
    const [reader] = await readersOf(context.db, [subscription.person_id])
    if (!reader || !chosenNotices(reader.preferences).push.messages) return
    const said = await messageToPush(context.db, message, { personId: reader.id, onlyNewest: held })
    if (!said) return
    const outcome = await sendPush(context, push, subscription, JSON.stringify(said))
    if (outcome === 'gone')
      await transact(context, (tx) => dropSubscription(tx, session, subscription.endpoint))
  },
})
