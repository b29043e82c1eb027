import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { addMailBodies } from './body-store.ts'
import { Mail } from './mail.ts'
import { sealMail } from './seal-mail.ts'
import { sendMail } from './send-mail.ts'

/** The mail goes out after this transaction has committed, and only then. */
export const enqueueMail = (context: Context, tx: Tx, mail: Mail) => enqueueMails(context, tx, [mail])

/** The queue holds ids alone: mails carry links that let somebody in. */
export async function enqueueMails(context: Context, tx: Tx, mails: Mail[]) {
  if (mails.length === 0) return
  const bodies = mails.map((mail) => {
    const id = randomUUID()
    const sealed = sealMail(context.settings, id, Mail.parse(mail))
    return { id, sealed, created_at: context.clock.now() }
  })
  await addMailBodies(tx, bodies)
  await context.jobs.enqueueAll(
    tx,
    sendMail,
    bodies.map(({ id }) => ({ mail_id: id })),
  )
}
