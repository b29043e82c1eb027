import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { lockPerson, setSuspension } from '../store.ts'

/** They stay signed in, to read why, and can do nothing else. */
export async function suspendPerson(context: Context, actor: Person, id: string, reason: string) {
  await transact(context, async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw new Refusal('not_found')
    if (id === actor.id) throw notNow('You cannot suspend yourself.')
    if (person.staff_since) throw notNow('Staff cannot be suspended. Take them off the staff first.')
    if (person.suspended_at) throw notNow('This person is suspended already.')

    const now = context.clock.now()
    await setSuspension(tx, id, { suspended_at: now, suspended_reason: reason, suspended_by: actor.id })
    const by = { ...context.by, id: actor.id, mode: 'staff' as const }
    await tell(context, tx, { fact: 'person_suspended', person: id, reason }, by)
  })
}
