import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { type Mail, readIn } from '../../platform/mail/mail.ts'
import { addContactMessage } from './store.ts'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Keeps the message, passes it to the support team and tells the sender that it has arrived. */
export async function sendContactMessage(
  context: Context,
  actor: Actor,
  message: ContactMessage,
  language: Language,
) {
  await context.limits.take('contact_message', actor)
  return transact(context, async (tx) => {
    const { id } = await addContactMessage(tx, { ...message, created_at: context.clock.now() })
    await enqueueMail(context, tx, mailToSupport(context, id, message))
    await enqueueMail(context, tx, readIn(mailToSender(id, message), language))
    return { id }
  })
}

const mailToSupport = (
  { settings }: Context,
  id: string,
  { name, email, subject, message }: ContactMessage,
): Mail => ({
  key: `contact:${id}:support`,
  to: settings.supportEmail,
  replyTo: { name, address: email },
  subject: `Contact: ${subject}`,
  about: 'account',
  heading: subject,
  paragraphs: [`${name} <${email}> wrote to us. Answer this mail to answer them.`],
  quote: message,
})

/** Nothing in it is the sender's: whoever types in a stranger's address cannot make us carry their words there. */
const mailToSender = (id: string, { email }: ContactMessage): Mail => ({
  key: `contact:${id}:sender`,
  to: email,
  subject: 'We have received your message',
  about: 'account',
  heading: 'Thank you for writing to us',
  paragraphs: ['We received your message. We will reply to this address.'],
  action: { label: `Open ${PRODUCT}`, path: '/' },
  smallPrint: [
    'You did not write to us? Then someone typed your address by mistake, and you can ignore this email.',
  ],
})
