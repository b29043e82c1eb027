import { inject, vi } from 'vitest'
import { askDatabase } from './ask-database.ts'

interface Mail {
  to: string
  reply_to: string | null
  subject: string
  text: string
  /** The file that calendars read, where one goes along. */
  calendar: string | null
}

const SOON = { timeout: 15_000, interval: 100 }

/** The mails to somebody, once there are as many as expected. */
export async function mailsTo(address: string, count = 1): Promise<Mail[]> {
  return vi.waitUntil(async () => {
    const mails = await read(address)
    return mails.length >= count && mails
  }, SOON)
}

export async function mailedPath(address: string, about: string): Promise<string> {
  return vi.waitUntil(async () => {
    const mail = (await read(address)).find(({ subject }) => subject === about)
    const link = mail && /^https?:\/\/\S+$/m.exec(mail.text)?.[0]
    return link?.replace(inject('origin'), '')
  }, SOON)
}

/** The newest first. Not by `/dev/outbox`, which is not there behind the proxy that every browser's address comes from. */
const read = (address: string) =>
  askDatabase<Mail>(
    'select recipient as to, reply_to, subject, text, calendar from outbox where recipient = $1 order by id desc',
    [address],
  )
