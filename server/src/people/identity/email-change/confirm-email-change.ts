import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { readIn } from '../../../platform/mail/mail.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { emailChangedMail } from '../identity-mails.ts'
import { emailTaken, refuseTakenEmail } from '../joining/taken-email-store.ts'
import { findAddressee, findGuards, setEmail } from '../person-store.ts'
import { voidResets } from '../recovery/reset-store.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { isLinkOfChange, markChanged, noteConfirmed } from './email-change-store.ts'
import { isEmailInReserve } from './email-in-reserve.ts'

/** A link in one of the two mails was opened; the change takes place with the second. */
export async function confirmEmailChange(
  context: Context,
  token: string,
): Promise<'waiting_for_other' | 'changed'> {
  const hash = hashOfToken(token)
  const outcome = await refuseTakenEmail<'waiting_for_other' | 'changed' | null>(() =>
    transact(context, async (tx) => {
      const change = await noteConfirmed(tx, hash, context.clock.now())
      if (!change) return null
      if (!change.old_confirmed_at || !change.new_confirmed_at) return 'waiting_for_other'
      await takePlace(context, tx, change)
      return 'changed'
    }),
  )
  if (outcome) return outcome
  if (await isLinkOfChange(context.db, hash)) return 'changed'
  throw new Refusal('not_found', { message: 'This link no longer works. Please request the change again.' })
}

type Confirmed = NonNullable<Awaited<ReturnType<typeof noteConfirmed>>>

async function takePlace(context: Context, tx: Tx, { id, ...change }: Confirmed) {
  if (await isEmailInReserve(context, tx, change.new_email, change.person_id)) throw emailTaken()
  const now = context.clock.now()
  // An address that was never proven to be theirs takes nothing back, and hears nothing.
  const isProven = (await findGuards(tx, change.person_id))?.email_verified_at != null
  const undoToken = newToken()
  await markChanged(tx, id, isProven ? hashOfToken(undoToken) : null, now)
  await setEmail(tx, change.person_id, change.new_email, now)
  await voidResets(tx, change.person_id)
  await endEverySession(context, tx, change.person_id, change.session_id ?? undefined)
  if (!isProven) return
  const person = await findAddressee(tx, change.person_id)
  const mail = emailChangedMail({ ...person, email: change.old_email }, id, undoToken)
  await enqueueMail(context, tx, readIn(mail, person.language))
}
