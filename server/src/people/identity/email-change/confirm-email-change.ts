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
import { changeOfLink, markChanged, noteConfirmed } from './email-change-store.ts'
import { isEmailInReserve } from './email-in-reserve.ts'

/** An old address that was never proven hears nothing, so nothing undoes the change. */
type Outcome = 'waiting_for_other' | 'changed' | 'changed_at_once'

/** A link in one of the two mails was opened; the change takes place with the second. */
export async function confirmEmailChange(context: Context, token: string): Promise<Outcome> {
  const hash = hashOfToken(token)
  const outcome = await refuseTakenEmail<Outcome | null>(() =>
    transact(context, async (tx) => {
      const change = await noteConfirmed(tx, hash, context.clock.now())
      if (!change) return null
      if (!change.old_confirmed_at || !change.new_confirmed_at) return 'waiting_for_other'
      return (await takePlace(context, tx, change)) ? 'changed' : 'changed_at_once'
    }),
  )
  if (outcome) return outcome
  const made = await changeOfLink(context.db, hash)
  if (made) return made.undo_token_hash ? 'changed' : 'changed_at_once'
  throw new Refusal('not_found', { message: 'This link no longer works. Please request the change again.' })
}

type Confirmed = NonNullable<Awaited<ReturnType<typeof noteConfirmed>>>

/** True means that the old address can undo it. */
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
  if (!isProven) return false
  const person = await findAddressee(tx, change.person_id)
  const mail = emailChangedMail({ ...person, email: change.old_email }, id, undoToken)
  await enqueueMail(context, tx, readIn(mail, person.language))
  return true
}
