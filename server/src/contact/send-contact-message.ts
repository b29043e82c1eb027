import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { addContactMessage } from './store.ts'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Keeps the message. */
export function sendContactMessage(context: Context, message: ContactMessage) {
  return transact(context, async (tx) => {
    const { id } = await addContactMessage(tx, { ...message, created_at: context.clock.now() })
    return { id }
  })
}
