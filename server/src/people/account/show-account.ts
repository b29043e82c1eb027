import type { Account } from '@sojourn/contract/people/account'
import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount } from './store.ts'
import { viewAccount } from './view.ts'

/** A person as they see themselves. */
export async function showAccount({ db }: Pick<Context, 'db'>, { id }: { id: string }): Promise<Account> {
  const row = await findAccount(db, id)
  if (!row) throw new Refusal('not_signed_in')
  return viewAccount(row)
}
