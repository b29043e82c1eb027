import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refreshCardOf } from '../../supply/agents/refresh-card-of.ts'
import { showAccount } from './show-account.ts'
import { changePerson } from './store.ts'

/** Writes what a person changed of themselves, and what follows from it, and shows them the outcome. */
export async function changeOwnRow(
  context: Context,
  actor: Person,
  changed: Updateable<DB['person']>,
  follow: (tx: Tx) => Promise<unknown> = async () => {},
) {
  await transact(context, async (tx) => {
    if (!(await changePerson(tx, actor.id, changed))) throw new Refusal('not_signed_in')
    await follow(tx)
    await refreshCardOf(context, tx, actor.id)
  })
  return showAccount(context, actor)
}
