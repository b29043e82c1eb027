import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { sendBodies, sendMails } from '../../platform/mail/enqueue-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { quietUntil } from '../../platform/mail/quiet-hours.ts'
import { unsealMail } from '../../platform/mail/seal-mail.ts'
import { gatherMail } from './gather-mail.ts'
import { dropHeldMails, type HeldRow, lockHeldMails, peopleWithDueMails, setDue } from './held-store.ts'
import { readersOf } from './notice-store.ts'

/** A job for each person, so that one that fails holds up no other. */
export const sendHeldMails = defineJob({
  name: 'send-held-mails',
  schema: z.object({}),
  run: (context) =>
    doAllDue(
      context,
      (after, most) => peopleWithDueMails(context.db, context.clock.now(), after, most),
      ({ id: person }) => transact(context, (tx) => context.jobs.enqueue(tx, sendHeldMailsOf, { person })),
      'held mails could not be sent',
    ),
})

/** A thing that was read in the app, or is over by now, is not mailed; several of one order, or of a day, are one mail. */
export const sendHeldMailsOf = defineJob({
  name: 'send-held-mails-of',
  schema: z.object({ person: z.uuid() }),
  run: (context, { person }) =>
    transact(context, async (tx) => {
      const held = open(context, await lockHeldMails(tx, person))
      const now = context.clock.now()
      const due = held.filter(({ due_at }) => due_at && due_at <= now)
      if (due.length === 0) return
      const [reader] = await readersOf(tx, [person])
      if (!reader) return dropHeldMails(tx, idsOf(held))
      const chosen = chosenNotices(reader.preferences)
      const quietEnd = quietUntil(now, chosen.quiet, reader.timezone ?? 'UTC')
      if (quietEnd) return setDue(tx, idsOf(due), quietEnd)

      const isWanted = ({ mail, read_at, is_over }: Held) =>
        !is_over &&
        (mail.needed ||
          (!read_at && mail.about !== 'account' && mail.about !== 'money' && chosen.mail[mail.about]))
      await dropHeldMails(tx, idsOf(held.filter((one) => !isWanted(one))))
      const isDaily = chosen.mail_rhythm === 'daily'
      const groups = Map.groupBy(held.filter(isWanted), (one) => groupOf(one, isDaily))
      for (const [name, group] of groups)
        if (group.some((one) => due.includes(one)))
          await sendGroup(context, tx, group, { person, to: reader.email, isDigest: name === DIGEST })
    }),
})

const DIGEST = 'digest'

/** Mails are grouped by order; a file for a calendar, and what must go out in any case, stands alone. */
function groupOf({ mail, order_id, id }: Held, isDaily: boolean) {
  if (mail.needed || mail.calendar) return id
  return isDaily ? DIGEST : (order_id ?? id)
}

interface Held extends HeldRow {
  mail: Mail
}

const idsOf = (held: readonly Held[]) => held.map(({ id }) => id)

const open = ({ settings }: Context, rows: readonly HeldRow[]): Held[] =>
  rows.map((row) => ({ ...row, mail: unsealMail(settings, row.id, row.sealed) }))

interface To {
  person: string
  to: string
  isDigest: boolean
}

/** They go where their reader is written to by now: the address may have changed since they were written. */
async function sendGroup(context: Context, tx: Tx, group: readonly Held[], { person, to, isDigest }: To) {
  const ids = idsOf(group)
  const [only, ...more] = group.map(({ mail }) => ({ ...mail, to }))
  if (group[0]?.mail.to === to && more.length === 0) {
    await setDue(tx, ids, null)
    return sendBodies(context, tx, ids)
  }
  await dropHeldMails(tx, ids)
  if (!only) return
  const mail = more.length === 0 ? only : gatherMail(context.settings, [only, ...more], { person, isDigest })
  await sendMails(context, tx, [mail])
}
