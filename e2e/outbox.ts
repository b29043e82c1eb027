import { inject, vi } from 'vitest'

interface Mail {
  to: string
  reply_to: string | null
  subject: string
  text: string
}

/** The mails to somebody, once there are as many as expected. */
export async function mailsTo(address: string, count = 1): Promise<Mail[]> {
  const read = async (): Promise<Mail[]> => {
    const answer = await fetch(`${inject('origin')}/dev/outbox.json?to=${encodeURIComponent(address)}`)
    return (await answer.json()).data.items
  }
  return vi.waitUntil(
    async () => {
      const mails = await read()
      return mails.length >= count && mails
    },
    { timeout: 15_000, interval: 100 },
  )
}
