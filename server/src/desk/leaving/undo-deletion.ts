import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeLeaver } from './leaving-store.ts'

/** Good until the very moment the account is deleted, also after its day. */
export const undoDeletion = (context: Context, { id }: Person) =>
  transact(context, async (tx) => {
    if (!(await changeLeaver(tx, id, { deletion_due_at: null }))) throw new Refusal('not_signed_in')
  })
