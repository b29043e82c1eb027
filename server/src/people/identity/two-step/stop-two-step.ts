import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { twoStepMail } from '../identity-mails.ts'
import { findAddressee } from '../person-store.ts'
import { noteTwoStepChange, removeTwoStep } from './two-step-store.ts'

/** Turns two-step sign-in off, or forgets a secret never confirmed. */
export const stopTwoStep = (context: Context, { id }: Person) =>
  transact(context, async (tx) => {
    const removed = await removeTwoStep(tx, id)
    if (!removed?.confirmed_at) return
    const now = context.clock.now()
    await noteTwoStepChange(tx, id, now)
    await enqueueMail(context, tx, twoStepMail(await findAddressee(tx, id), 'off', now))
  })
