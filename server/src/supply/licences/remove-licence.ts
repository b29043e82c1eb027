import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { deleteLicence, lockHolder } from './licence-store.ts'

/** Services that rest on it are hidden at once. */
export const removeLicence = (context: Context, { id }: Person, licenceId: string) =>
  transact(context, async (tx) => {
    await lockHolder(tx, id)
    if (!(await deleteLicence(tx, licenceId, id))) throw new Refusal('not_found')
    await tell(context, tx, { fact: 'licence_removed', agent: id })
  })
