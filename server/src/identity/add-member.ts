import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { welcomeMail } from './identity-mails.ts'
import { addAgent, addPerson } from './person-store.ts'

interface Member {
  email: string
  first_name: string
  last_name: string
  home: 'subscriber' | 'consultant'
  /** Whether somebody we trust in this vouches for the email. */
  isEmailProven: boolean
}

/** Somebody joins without a password of their own: known by a provider. Undefined when somebody has the email. */
export async function addMember(context: Context, tx: Tx, { isEmailProven, ...member }: Member) {
  const now = context.clock.now()
  const person = await addPerson(tx, {
    ...member,
    email: member.email.toLowerCase(),
    mode: member.home,
    email_verified_at: isEmailProven ? now : null,
    password_hash: null,
    created_at: now,
  })
  if (!person) return undefined
  if (member.home === 'consultant') await addAgent(tx, person.id, now)
  if (isEmailProven) await enqueueMail(context, tx, welcomeMail({ ...member, ...person, mode: member.home }))
  return person
}
