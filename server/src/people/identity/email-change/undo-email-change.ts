import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseTakenEmail } from '../joining/taken-email-store.ts'
import { keepAccount, setEmail, voidPassword } from '../person-store.ts'
import { voidResets } from '../recovery/reset-store.ts'
import { takeBackGuards } from '../recovery/take-back-guards.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { hashOfToken } from '../sessions/token.ts'
import { forgetLoginChallenges } from '../sign-in/login-challenge-store.ts'
import { forgetPendingChanges, markUndone, voidLaterChanges } from './email-change-store.ts'
import { UNDO_MS } from './email-in-reserve.ts'

/**
 * The old address takes the change back, whoever made it, with all that came after it: later changes, and what guards
 * the account since. It is not deleted either, whoever asked for that. Everybody is signed out. Who made the change knew the password, so it is void too.
 */
export const undoEmailChange = (context: Context, token: string) =>
  refuseTakenEmail(() =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      const undone = await markUndone(tx, hashOfToken(token), new Date(now.getTime() - UNDO_MS), now)
      if (!undone) throw new Refusal('not_found', { message: 'This link no longer works.' })
      const { person_id, old_email } = undone
      const changedAt = undone.changed_at as Date
      await setEmail(tx, person_id, old_email, now)
      await voidLaterChanges(tx, person_id, changedAt, now)
      await forgetPendingChanges(tx, person_id)
      await takeBackGuards(tx, person_id, changedAt)
      await keepAccount(tx, person_id)
      await voidPassword(tx, person_id)
      await voidResets(tx, person_id)
      await forgetLoginChallenges(tx, person_id)
      await endEverySession(context, tx, person_id)
      await tell(context, tx, { fact: 'email_restored', person: person_id, change: undone.id })
    }),
  )
