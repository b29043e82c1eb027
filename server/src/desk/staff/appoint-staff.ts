import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { addMember } from '../../people/identity/joining/add-member.ts'
import { makeFirstPasswordLink } from '../../people/identity/recovery/make-reset-link.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { hasOpenOrders } from '../../work/orders/orders-against-deletion.ts'
import { allStaff, hasPublished, lockPersonOfEmail, setStaff } from './store.ts'

interface Appointed {
  email: string
  first_name: string
  last_name: string
}

type Appointment =
  | { kind: 'appointed' | 'was_staff' | 'suspended' | 'unproven' | 'leaving' | 'has_work' }
  | { kind: 'made'; link: string }

/** Only whoever runs the server can do it: nobody becomes staff through the API. Somebody unknown gets a link to choose a password. */
export async function appointStaff(context: Context, appointed: Appointed): Promise<Appointment> {
  return transact(context, async (tx) => {
    const person = await lockPersonOfEmail(tx, appointed.email)
    if (!person) return makeStaff(context, tx, appointed)
    if (person.staff_since) return { kind: 'was_staff' }
    if (person.suspended_at) return { kind: 'suspended' }
    // Anybody can join with anybody's address; staff is only who has shown that it is theirs.
    if (!person.email_verified_at) return { kind: 'unproven' }
    // The clock would erase them.
    if (person.deletion_due_at) return { kind: 'leaving' }
    // Staff has no other side: nobody could do their part of it any more.
    if (await hasWork(tx, person.id)) return { kind: 'has_work' }
    await join(context, tx, person.id)
    return { kind: 'appointed' }
  })
}

const hasWork = async (tx: Tx, id: string) => (await hasOpenOrders(tx, id)) || (await hasPublished(tx, id))

async function makeStaff(context: Context, tx: Tx, appointed: Appointed): Promise<Appointment> {
  const person = await addMember(context, tx, { ...appointed, home: 'subscriber', isEmailProven: false })
  if (!person) throw new Error(`${appointed.email} joined at this very moment; please try again`)
  await join(context, tx, person.id)
  return { kind: 'made', link: await makeFirstPasswordLink(context, tx, person.id) }
}

/** The log has no name for whoever is at the machine, so it tells of the person alone. */
async function join(context: Context, tx: Tx, id: string) {
  await setStaff(tx, id, context.clock.now())
  await writeAuditEntry(context, tx, {
    staff_id: id,
    action: 'join_staff',
    subject_id: id,
    details: { by: 'command' },
  })
}

/** False when they were not staff. They stay as the client or agent they are. */
export async function dismissStaff(context: Context, email: string) {
  return transact(context, async (tx) => {
    const person = await lockPersonOfEmail(tx, email)
    if (!person?.staff_since) return false
    await setStaff(tx, person.id, null)
    await writeAuditEntry(context, tx, {
      staff_id: person.id,
      action: 'leave_staff',
      subject_id: person.id,
      details: { by: 'command' },
    })
    return true
  })
}

export const listStaff = ({ db }: Context) => allStaff(db)
