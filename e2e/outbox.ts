import { inject, vi } from 'vitest'

interface Mail {
  to: string
  reply_to: string | null
  subject: string
  text: string
}

const SOON = { timeout: 15_000, interval: 100 }

/** The mails to somebody, once there are as many as expected. */
export async function mailsTo(address: string, count = 1): Promise<Mail[]> {
  return vi.waitUntil(async () => {
    const mails = await read(address)
    return mails.length >= count && mails
  }, SOON)
}

/** Where the link of the newest mail about something leads. */
export async function mailedPath(address: string, about: string): Promise<string> {
  return vi.waitUntil(async () => {
    const mail = (await read(address)).find(({ subject }) => subject === about)
    const link = mail && /^https?:\/\/\S+$/m.exec(mail.text)?.[0]
    return link?.replace(inject('origin'), '')
  }, SOON)
}

async function read(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('origin')}/dev/outbox.json?to=${encodeURIComponent(address)}`)
  return (await answer.json()).data.items
}
