import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { codeMail } from '../identity-mails.ts'
import { findAddressee } from '../person-store.ts'
import { makeEmailCode, RESEND_AFTER_SECONDS } from './email-code.ts'
import { takeCodeMail } from './may-mail-code.ts'

/** Mails a signed-in person the code that proves their email. */
export async function requestEmailCode(context: Context, actor: Person) {
  if (actor.emailVerified) throw new Refusal('not_now', { message: 'Your email is already verified.' })
  await takeCodeMail(context.limits, actor.id)
  await transact(context, async (tx) => {
    const addressee = await findAddressee(tx, actor.id)
    const { id, code } = await makeEmailCode(context, tx, { person_id: actor.id }, addressee.email)
    await enqueueMail(context, tx, codeMail(addressee, id, code))
  })
  return { resend_after_seconds: RESEND_AFTER_SECONDS }
}
