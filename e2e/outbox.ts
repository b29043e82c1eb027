import { expect, inject } from 'vitest'

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
  await expect.poll(async () => (await read()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  return read()
}
