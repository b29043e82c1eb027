import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import type { Actor } from '../platform/http/actor.ts'
import { addContactMessage } from './store.ts'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Keeps the message. */
export async function sendContactMessage(context: Context, actor: Actor, message: ContactMessage) {
  await context.limits.take('contact_message', actor)
  return transact(context, async (tx) => {
    const { id } = await addContactMessage(tx, { ...message, created_at: context.clock.now() })
    return { id }
  })
}
