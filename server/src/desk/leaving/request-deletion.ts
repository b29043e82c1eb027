import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { deletionAskedMail } from '../../people/account/account-mails.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import { reasonsAgainstDeletion } from './deletion-blockers.ts'
import { askForDeletion, changeLeaver, lockLeaver } from './leaving-store.ts'
import { dayIfAskedNow, showDeletionRequest } from './show-deletion-request.ts'

/** Asks to be deleted in 14 days; asked again, the day stays the first one. */
export async function requestDeletion(context: Context, actor: Person) {
  const dueAt = dayIfAskedNow(context)
  const reasons = await reasonsAgainstDeletion(context, actor.id, dueAt)
  if (reasons.length > 0)
    throw new Refusal('not_now', { message: reasons.map(({ words }) => words).join(' ') })
  await transact(context, async (tx) => {
    if (!(await askForDeletion(tx, actor.id, dueAt))) return
    await tell(context, tx, { fact: 'deletion_turned', person: actor.id })
    const person = await lockLeaver(tx, actor.id)
    // An address that nobody has proven may be a stranger's.
    if (person?.email_verified_at)
      await enqueueMail(context, tx, deletionAskedMail({ id: actor.id, ...person }, dueAt))
  })
  return showDeletionRequest(context, actor)
}

/** Good until the very moment the account is deleted, also after its day. */
export const undoDeletion = (context: Context, { id }: Person) =>
  transact(context, async (tx) => {
    if (!(await changeLeaver(tx, id, { deletion_due_at: null }))) throw new Refusal('not_signed_in')
    await tell(context, tx, { fact: 'deletion_turned', person: id })
  })
