import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { quietUntil } from '../../platform/mail/quiet-hours.ts'
import { readersOf } from './notice-store.ts'
import { pushHeldMessages, pushMessage } from './push-message.ts'
import { subscriptionsOf } from './push-store.ts'

/** An open page, on whichever device, has told by then that the message is read. */
const OPEN_PAGE_MS = 10_000

/** A job for each browser of each reader who wants it; quiet hours hold one for each conversation. */
export async function pushMessages(context: Context, tx: Tx, fact: Told<'message_sent'>) {
  const { message, conversation, to } = fact
  if (!context.settings.push) return
  const now = context.clock.now()
  const subscriptions = await subscriptionsOf(tx, to, now)
  if (subscriptions.length === 0) return
  const soon = new Date(now.getTime() + OPEN_PAGE_MS)
  const readers = new Map((await readersOf(tx, to)).map((reader) => [reader.id, reader]))
  for (const { session_id: session, person_id } of subscriptions) {
    const reader = readers.get(person_id)
    const { quiet, push } = chosenNotices(reader?.preferences)
    if (!reader || !push.messages) continue
    const quietEnd = quietUntil(soon, quiet, reader.timezone ?? 'UTC')
    if (quietEnd) {
      const held = { startAfter: quietEnd, singleton: `${session} ${conversation}` }
      await context.jobs.enqueue(tx, pushHeldMessages, { conversation, session }, held)
    } else await context.jobs.enqueue(tx, pushMessage, { message, session }, { startAfter: soon })
  }
}
