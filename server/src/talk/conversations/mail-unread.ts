import { PRODUCT } from '@sojourn/contract/calls/names'
import { previewOf } from '@sojourn/contract/talk/conversation-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { conversationPath } from './conversation-path.ts'
import { findMessage } from './message-store.ts'
import { lockConversation } from './store.ts'
import { setMailed, takeBackWaiting, type Unmailed, unmailedIn } from './unread-store.ts'
import { wordsOf } from './view.ts'

/** Whoever reads within this time gets no mail. */
const UNREAD_FOR_MS = 15 * MINUTE_MS

/** Somebody who writes on and on does not put the mail off any longer. */
const MOST_MS = 60 * MINUTE_MS

/**
 * Once nobody has written for a while, one mail for all that came since somebody read or was last mailed. One look waits
 * for each conversation, however many messages it has: where somebody wrote meanwhile, it looks again once that is due.
 */
export const mailUnread = defineJob({
  name: 'mail-unread',
  schema: z.object({ conversation: z.uuid() }),
  run: (context, { conversation }) => transact(context, (tx) => look(context, tx, conversation)),
})

/** Nodes of the release before look once for each message. */
export const mailUnreadMessage = defineJob({
  name: 'mail-unread-message',
  schema: z.object({ message: z.uuid() }),
  run: (context, { message: id }) =>
    transact(context, async (tx) => {
      const message = await findMessage(tx, id)
      if (message) await look(context, tx, message.conversation_id)
    }),
})

/** The conversation is held: while it is, a look that waits will see what is written. */
export function mailOnceQuiet(context: Context, tx: Tx, conversation: string, now: Date) {
  const startAfter = new Date(now.getTime() + UNREAD_FOR_MS)
  return context.jobs.enqueue(tx, mailUnread, { conversation }, { startAfter, singleton: conversation })
}

async function look(context: Context, tx: Tx, conversationId: string) {
  if (!(await lockConversation(tx, conversationId))) return
  const now = context.clock.now().getTime()
  const unmailed = await unmailedIn(tx, conversationId)
  const due = unmailed.filter((one) => dueAt(one) <= now).map(({ person_id }) => person_id)
  // A mail that still waits for the end of their quiet hours, or for the mail of the day, becomes one mail
  // with it.
  for (const personId of due) await takeBackWaiting(tx, { conversationId, personId, from: 0 })
  for (const one of due.length > 0 ? await unmailedIn(tx, conversationId) : []) {
    if (!due.includes(one.person_id)) continue
    await mailTo(context, tx, one)
    await setMailed(tx, conversationId, one.person_id)
  }
  const later = unmailed.map(dueAt).filter((at) => at > now)
  if (later.length > 0) {
    const startAfter = new Date(Math.min(...later))
    const again = { conversation: conversationId }
    await context.jobs.enqueue(tx, mailUnread, again, { startAfter, singleton: conversationId })
  }
}

const dueAt = ({ newest_at, oldest_at }: Unmailed) =>
  Math.min(newest_at.getTime() + UNREAD_FOR_MS, oldest_at.getTime() + MOST_MS)

async function mailTo(context: Context, tx: Tx, { person_id, email, side, ...unmailed }: Unmailed) {
  const { count, message_id } = unmailed
  const first = await findMessage(tx, message_id)
  if (!first) return
  const writer = first.sender_side === 'staff' ? `${first.first_name} from ${PRODUCT}` : first.first_name
  const messages = count === 1 ? 'a message' : `${count} messages`
  await enqueueMail(context, tx, {
    key: `message:${message_id}:${person_id}:${context.clock.now().getTime()}`,
    about: 'messages',
    to: email,
    subject: `New ${count === 1 ? 'message' : 'messages'} about ${subjectFor(side, unmailed)}`,
    heading: `${writer} wrote to you`,
    paragraphs: [`You have ${messages} about ${subjectFor(side, unmailed)} that you have not read yet.`],
    quote: previewOf(wordsOf(first, { side })),
    action: { label: 'Read and answer', path: conversationPath(side, unmailed) },
    of: message_id,
  })
}

function subjectFor(side: Unmailed['side'], { ref, question }: Pick<Unmailed, 'ref' | 'question'>) {
  if (ref) return `order ${ref}`
  return `${side === 'client' ? 'your' : 'a'} question before hiring: ${question}`
}

type Waiting = Parameters<typeof takeBackWaiting>[1]

/** Messages of waiting mails that were read, hidden or blocked meanwhile do not go out; the rest is mailed anew. */
export async function mailAnew(context: Context, tx: Tx, waiting: Waiting) {
  const isAnythingLeft = (await takeBackWaiting(tx, waiting)).length > 0
  if (isAnythingLeft) await context.jobs.enqueue(tx, mailUnread, { conversation: waiting.conversationId })
}
