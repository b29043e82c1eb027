import { SOURCE } from '@sojourn/contract/words/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { sendPush } from '../../platform/push/send-push.ts'
import { say } from '../../platform/words/say.ts'
import { messageToPush, newestToPush } from '../conversations/message-to-push.ts'
import { readersOf } from './notice-store.ts'
import { dropSubscription, findSubscription } from './push-store.ts'

/** Tells one browser that somebody wrote, unless it was read, hidden, blocked or switched off by now, or its reader is suspended. */
export const pushMessage = defineJob({
  name: 'push-message',
  // Nodes of the release before hold each message by itself; of those the newest speaks.
  schema: z.object({ message: z.uuid(), session: z.uuid(), held: z.boolean().default(false) }),
  run: (context, { message, session, held }) =>
    push(context, session, (personId) => messageToPush(context.db, message, { personId, onlyNewest: held })),
})

/** Quiet hours held all of one conversation: the newest speaks. */
export const pushHeldMessages = defineJob({
  name: 'push-held-messages',
  schema: z.object({ conversation: z.uuid(), session: z.uuid() }),
  run: (context, { conversation, session }) =>
    push(context, session, (personId) => newestToPush(context.db, conversation, personId)),
})

async function push(
  context: Context,
  session: string,
  find: (personId: string) => Promise<{ title: string } | undefined>,
) {
  const { push: settings } = context.settings
  const subscription = await findSubscription(context.db, session, context.clock.now())
  if (!settings || !subscription?.person_id) return
  const [reader] = await readersOf(context.db, [subscription.person_id])
  if (!reader || reader.suspended_at || !chosenNotices(reader.preferences).push.messages) return
  const said = await find(reader.id)
  if (!said) return
  const title = say(reader.language ?? SOURCE, said.title, 'mails')
  const outcome = await sendPush(context, settings, subscription, JSON.stringify({ ...said, title }))
  if (outcome === 'gone')
    await transact(context, (tx) => dropSubscription(tx, session, subscription.endpoint))
}
