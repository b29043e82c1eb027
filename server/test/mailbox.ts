import { newestMails } from '../src/platform/mail/outbox-store.ts'
import type { TestApp } from './start-app.ts'

/** What lies in somebody's mailbox once all work is done, the newest first. */
export async function mailsTo(server: Pick<TestApp, 'context' | 'jobsDone'>, address: string) {
  await server.jobsDone()
  return newestMails(server.context.db, address)
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
