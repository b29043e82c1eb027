import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { Refusal } from '../platform/refusal.ts'
import { forgetPendingChanges, markUndone } from './email-change-store.ts'
import { endEverySession } from './end-sessions.ts'
import { emailRestoredMail } from './identity-mails.ts'
import { forgetLoginChallenges } from './login-challenge-store.ts'
import { findAddressee, setEmail } from './person-store.ts'
import { voidResets } from './reset-store.ts'
import { refuseTakenEmail } from './taken-email-store.ts'
import { hashOfToken } from './token.ts'

const UNDO_MS = 72 * 60 * 60_000

/** The old address takes the change back, whoever made it, and everybody is signed out. */
export const undoEmailChange = (context: Context, token: string) =>
  refuseTakenEmail(() =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      const undone = await markUndone(tx, hashOfToken(token), new Date(now.getTime() - UNDO_MS), now)
      if (!undone) throw new Refusal('not_found', { message: 'This link no longer works.' })
      await setEmail(tx, undone.person_id, undone.old_email, now)
      await forgetPendingChanges(tx, undone.person_id)
      await voidResets(tx, undone.person_id)
      await forgetLoginChallenges(tx, undone.person_id)
      await endEverySession(context, tx, undone.person_id)
      await enqueueMail(context, tx, emailRestoredMail(await findAddressee(tx, undone.person_id), undone.id))
    }),
  )
