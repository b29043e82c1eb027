import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { connectedAccountsOf, lockPassword, removeConnectedAccount } from './outside-store.ts'
import { nameOfProvider } from './providers.ts'

/** Nobody takes away the last of their ways in. */
export async function unlinkAccount(context: Context, actor: Person, id: string) {
  await transact(context, async (tx) => {
    const person = await lockPassword(tx, actor.id)
    const accounts = await connectedAccountsOf(tx, actor.id)
    const account = accounts.find((one) => one.id === id)
    if (!account) throw new Refusal('not_found')
    if (!person?.password_hash && accounts.length === 1) {
      throw new Refusal('not_now', {
        message:
          'This is your only way to sign in. Set a password first: sign out and use "Forgot password?".',
      })
    }
    await removeConnectedAccount(tx, id)
    const name = nameOfProvider(context.settings, account.provider)
    const fact = { fact: 'account_disconnected', account: id, provider: name } as const
    await tell(context, tx, { ...fact, person: actor.id })
  })
}
