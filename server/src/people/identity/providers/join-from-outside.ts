import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'
import { addMember } from '../joining/add-member.ts'
import type { OutsideIdentity } from './ask-who-it-is.ts'
import { OutsideRefusal } from './outside-refusal.ts'
import { addConnectedAccount } from './outside-store.ts'

interface Joining {
  provider: OutsideProvider
  identity: OutsideIdentity
  home: 'subscriber' | 'consultant'
  language: Language
}

/** An email never leads into somebody's account, proven or not: its owner signs in and links. */
export async function joinFromOutside(context: Context, tx: Tx, { provider, identity, ...joining }: Joining) {
  const { issuer, subject, email, ...told } = identity
  if (!email) throw new OutsideRefusal('outside_no_email')
  const person = await addMember(context, tx, { ...told, ...joining, email })
  if (!person) throw new OutsideRefusal('outside_email_taken')
  const connected = await addConnectedAccount(tx, {
    person_id: person.id,
    provider: provider.id,
    issuer,
    subject,
    email,
    created_at: context.clock.now(),
  })
  // The same account joined in another tab a moment ago.
  if (!connected) throw new OutsideRefusal('outside_failed')
  if (told.isEmailProven) await tell(context, tx, { fact: 'email_proven', person: person.id })
  return person
}
