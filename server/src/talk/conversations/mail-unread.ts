import { previewOf } from '@sojourn/contract/talk/conversation-words'
import { z } from 'zod'
import { MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { conversationPath } from './conversation-path.ts'
import { findMessage } from './message-store.ts'
import { unreadSince } from './unread-store.ts'
import { wordsOf } from './view.ts'

/** Whoever reads within this time gets no mail. */
export const UNREAD_FOR_MS = 15 * MINUTE_MS

/** One mail for all that somebody has not read: the first of these messages sends it. */
export const mailUnread = defineJob({
  name: 'mail-unread-message',
  schema: z.object({ message: z.uuid() }),
  run: (context, { message: id }) =>
    transact(context, async (tx) => {
      const message = await findMessage(tx, id)
      if (!message || message.hidden_at) return
      const readers = await unreadSince(tx, message)
      await enqueueMails(
        context,
        tx,
        readers.map(({ person_id, email, side, order_id, ref }) => ({
          key: `message:${id}:${person_id}`,
          about: 'messages' as const,
          to: email,
          subject: `New message about order ${ref}`,
          heading: `${message.first_name} wrote to you`,
          paragraphs: [`You have a message about order ${ref} that you have not read yet.`],
          quote: previewOf(wordsOf(message)),
          action: { label: 'Read and answer', path: conversationPath(side, order_id) },
        })),
      )
    }),
})
