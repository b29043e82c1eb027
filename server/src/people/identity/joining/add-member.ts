import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isEmailInReserve } from '../email-change/email-in-reserve.ts'
import { addAgent, addPerson } from '../person-store.ts'

interface Member {
  id?: string
  email: string
  first_name: string
  last_name: string
  home: 'subscriber' | 'consultant'
  password_hash?: string
  language?: Language
  /** Somebody we trust in this vouches for the email. */
  isEmailProven: boolean
}

/**
 * Somebody is here without having signed up: known by a provider, made by whoever runs the server, or invented.
 * Undefined when somebody has the email already.
 */
export async function addMember(context: Context, tx: Tx, { isEmailProven, ...member }: Member) {
  if (await isEmailInReserve(context, tx, member.email.toLowerCase())) return undefined
  const now = context.clock.now()
  const person = await addPerson(tx, {
    ...member,
    email: member.email.toLowerCase(),
    mode: member.home,
    email_verified_at: isEmailProven ? now : null,
    password_hash: member.password_hash ?? null,
    created_at: now,
  })
  if (person && member.home === 'consultant') await addAgent(tx, person.id, now)
  return person
}
