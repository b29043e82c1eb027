import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'
import type { Client } from '../sessions/client.ts'
import type { OutsideIdentity } from './ask-who-it-is.ts'
import { OutsideRefusal } from './outside-refusal.ts'
import { addConnectedAccount, findConnectedAccount } from './outside-store.ts'

interface Link {
  client: Client
  personId: string
  provider: OutsideProvider
  identity: OutsideIdentity
}

/** Connects an account to whoever began it and is still signed in. */
export async function linkAccount(context: Context, tx: Tx, { client, personId, provider, identity }: Link) {
  if (client.inside?.personId !== personId) throw new OutsideRefusal('outside_expired')
  const { issuer, subject, email } = identity
  const added = await addConnectedAccount(tx, {
    person_id: personId,
    provider: provider.id,
    issuer,
    subject,
    email,
    created_at: context.clock.now(),
  })
  if (added) {
    const fact = { fact: 'account_connected', account: added.id, provider: provider.name } as const
    await tell(context, tx, { ...fact, person: personId })
    return
  }
  const owner = await findConnectedAccount(tx, issuer, subject)
  if (!owner) throw new OutsideRefusal('outside_already_linked')
  if (owner.person_id !== personId) throw new OutsideRefusal('outside_linked_elsewhere')
}
