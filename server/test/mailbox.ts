import { sql } from 'kysely'
import { newestMails } from '../src/platform/mail/outbox/outbox-store.ts'
import { unsealMail } from '../src/platform/mail/seal-mail.ts'
import { renderMail } from '../src/platform/mail/writing/render-mail.ts'
import type { TestApp } from './start-app.ts'

/**
 * The newest comes first once all work is done. Mails that still wait are there too, as they may be read in
 * the app meanwhile; `mailboxOf` shows what has gone out.
 */
export async function mailsTo(server: Pick<TestApp, 'context' | 'jobsDone'>, address: string) {
  const sent = await mailboxOf(server, address)
  const mails = [...(await waitingFor(server, address)), ...sent]
  return mails.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
}

export async function mailboxOf(server: Pick<TestApp, 'context' | 'jobsDone'>, address: string) {
  await server.jobsDone()
  return newestMails(server.context.db, address)
}

/** Each reads as it would go out alone. */
async function waitingFor({ context }: Pick<TestApp, 'context'>, address: string) {
  const rows = await context.db
    .selectFrom('mail_body')
    .innerJoin('person', 'person.id', 'mail_body.person_id')
    .select(['mail_body.id', 'sealed', 'mail_body.created_at'])
    .where('person.email', '=', address)
    .where('due_at', 'is not', null)
    .orderBy('mail_body.created_at', 'desc')
    // The clock of a test stands still, and their ids are drawn: PostgreSQL knows which was written later.
    .orderBy(sql`age(mail_body.xmin)`)
    .orderBy(sql`mail_body.cmin::text::int`, 'desc')
    .orderBy(sql`mail_body.ctid`, 'desc')
    .execute()
  const mails = rows.map(({ id, sealed, created_at }) => {
    const { key, to, subject, html, text, replyTo, calendar } = renderMail(
      unsealMail(context.settings, id, sealed),
      context.settings,
      created_at,
    )
    const reply_to = replyTo && `${replyTo.name} <${replyTo.address}>`
    return {
      id,
      key,
      recipient: to,
      reply_to,
      subject,
      html,
      text,
      calendar: calendar?.file ?? null,
      created_at,
    }
  })
  // The same key goes out once.
  return mails.filter(({ key }, place) => mails.findLastIndex((mail) => mail.key === key) === place)
}

export type ReadMail = Awaited<ReturnType<typeof mailsTo>>[number]

/** The newest mail whose subject matches. */
export async function mailAbout(
  server: Pick<TestApp, 'context' | 'jobsDone'>,
  address: string,
  subject: RegExp,
) {
  const mails = await mailsTo(server, address)
  const found = mails.find((mail) => subject.test(mail.subject))
  if (!found)
    throw new Error(`${address} got no mail about ${subject}, but ${mails.map((mail) => mail.subject)}`)
  return found
}

export const codeIn = ({ text }: ReadMail) => {
  const code = /^ {4}(\d{5})$/m.exec(text)?.[1]
  if (!code) throw new Error(`No code in ${text}`)
  return code
}

/** The one link a person is meant to open. */
export const linkIn = ({ text }: ReadMail) => {
  const link = /:\n(https?:\/\/\S+)/.exec(text)?.[1]
  if (!link) throw new Error(`No link in ${text}`)
  return new URL(link)
}

/** Counts the mails that a file of theirs was removed. */
export async function toldOfVirus(
  server: Pick<TestApp, 'context' | 'jobsDone'>,
  { email }: { email: string },
) {
  const mails = await mailsTo(server, email)
  return mails.filter(({ subject }) => subject === 'We removed a file of yours: a virus was found in it')
    .length
}
