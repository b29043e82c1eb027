import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { addMailBodies } from './body-store.ts'
import { Mail } from './mail.ts'
import { mutedAmong } from './muted-store.ts'
import { sealMail } from './seal-mail.ts'
import { sendMail } from './send-mail.ts'

/** The mail goes out after this transaction has committed, and only then. */
export const enqueueMail = (context: Context, tx: Tx, mail: Mail) => enqueueMails(context, tx, [mail])

/** The queue holds ids alone: mails carry links that let somebody in. */
export async function enqueueMails(context: Context, tx: Tx, mails: Mail[]) {
  const wanted = await withoutMuted(tx, mails)
  if (wanted.length === 0) return
  const bodies = wanted.map((mail) => {
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

/** A person's switches hold for every kind of mail that has one. */
async function withoutMuted(tx: Tx, mails: Mail[]) {
  const switchable = mails.filter(({ about }) => about !== 'account' && about !== 'money')
  if (switchable.length === 0) return mails
  const muted = await mutedAmong(tx, switchable)
  return mails.filter((mail) => !muted.some(({ to, about }) => to === mail.to && about === mail.about))
}
