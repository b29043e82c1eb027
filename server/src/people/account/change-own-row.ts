import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { showAccount } from './show-account.ts'
import { changePerson } from './store.ts'

type OwnFact = Extract<
  FactName,
  | 'profile_changed'
  | 'address_changed'
  | 'nationality_changed'
  | 'timezone_changed'
  | 'clock_changed'
  | 'language_changed'
>

/** Writes what a person changed of themselves, and what follows from it, and shows them the outcome. */
export async function changeOwnRow(
  context: Context,
  actor: Person,
  changed: Updateable<DB['person']>,
  fact: OwnFact,
) {
  await transact(context, async (tx) => {
    if (!(await changePerson(tx, actor.id, changed))) throw new Refusal('not_signed_in')
    await tell(context, tx, { fact, person: actor.id }, { ...context.by, id: actor.id, mode: 'client' })
  })
  return showAccount(context, actor)
}
