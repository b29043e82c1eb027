import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { readIn } from '../../../platform/mail/mail.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { changeFromMail, changeToMail, changeToTakenMail } from '../identity-mails.ts'
import { findAddressee, findPersonByEmail } from '../person-store.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { checkPassword } from '../sign-in/check-password.ts'
import { addEmailChange, forgetPendingChanges } from './email-change-store.ts'

const GOOD_FOR_MS = 24 * 60 * 60_000

interface Change {
  email: string
  password: string
}

/** Asks both addresses, or only the new one where nobody has proven that the old one is theirs. For an email somebody else has the answer is the same, and its owner is told that nothing happens. */
export async function changeEmail(context: Context, actor: Person, { email, password }: Change) {
  const newEmail = email.toLowerCase()
  await context.limits.take('email_change', { account: actor.id })
  const { email: oldEmail, email_verified_at } = await checkPassword(context, actor, password)
  if (newEmail === oldEmail) throw invalidField('email', 'this is already your email')

  await transact(context, async (tx) => {
    const now = context.clock.now()
    const [fromOld, fromNew] = [newToken(), newToken()]
    await forgetPendingChanges(tx, actor.id)
    const { id } = await addEmailChange(tx, {
      person_id: actor.id,
      old_email: oldEmail,
      new_email: newEmail,
      old_token_hash: hashOfToken(fromOld),
      new_token_hash: hashOfToken(fromNew),
      session_id: actor.sessionId,
      // It may be a typo, or somebody else’s.
      old_confirmed_at: email_verified_at ? null : now,
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    const [person, owner] = [await findAddressee(tx, actor.id), await findPersonByEmail(tx, newEmail)]
    if (email_verified_at) await enqueueMail(context, tx, changeFromMail(person, id, newEmail, fromOld))
    const toNew = owner
      ? changeToTakenMail(owner, id)
      : readIn(
          changeToMail(newEmail, id, { token: fromNew, asksBoth: email_verified_at !== null }),
          person.language,
        )
    await enqueueMail(context, tx, toNew)
  })
}
