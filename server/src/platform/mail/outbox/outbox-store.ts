import type { Reader, Tx } from '../../database/database.ts'
import type { RenderedMail } from '../writing/render-mail.ts'

export const addToOutbox = (tx: Tx, mail: RenderedMail, now: Date) =>
  tx
    .insertInto('outbox')
    .values({
      key: mail.key,
      recipient: mail.to,
      reply_to: mail.replyTo && `${mail.replyTo.name} <${mail.replyTo.address}>`,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      calendar: mail.calendar?.file ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

const MOST = 100

/** The newest comes first; `to` keeps those of one address. */
export function newestMails(db: Reader, to?: string) {
  let mails = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(MOST)
  if (to) mails = mails.where('recipient', '=', to)
  return mails.execute()
}

export const findMail = (db: Reader, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
