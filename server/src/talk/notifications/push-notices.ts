import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { quietUntil } from '../../platform/mail/quiet-hours.ts'
import { readersOf } from './notice-store.ts'
import { pushNotice } from './push-notice.ts'
import { subscriptionsOf } from './push-store.ts'

interface Added {
  id: string
  person_id: string
}

/** A job for each browser of each person, once their quiet hours are over. */
export async function pushNotices(context: Context, tx: Tx, notices: readonly Added[]) {
  if (!context.settings.push || notices.length === 0) return
  const now = context.clock.now()
  const people = notices.map(({ person_id }) => person_id)
  const subscriptions = await subscriptionsOf(tx, people, now)
  if (subscriptions.length === 0) return
  const readers = new Map((await readersOf(tx, people)).map((reader) => [reader.id, reader]))
  for (const { session_id, person_id } of subscriptions) {
    const notice = notices.find((one) => one.person_id === person_id)
    const reader = readers.get(person_id)
    const { quiet } = chosenNotices(reader?.preferences)
    const startAfter = quietUntil(now, quiet, reader?.timezone ?? 'UTC')
    if (notice)
      await context.jobs.enqueue(
        tx,
        pushNotice,
        { notice: notice.id, session: session_id },
        { ...(startAfter && { startAfter }) },
      )
  }
}
