import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockPerson, setSuspension } from '../store.ts'

export async function liftSuspension(context: Context, actor: Person, id: string) {
  await transact(context, async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw new Refusal('not_found')
    if (!person.suspended_at) throw new Refusal('not_now', { message: 'This person is not suspended.' })

    await setSuspension(tx, id, { suspended_at: null, suspended_reason: null, suspended_by: null })
    const since = person.suspended_at.toISOString()
    await tell(
      context,
      tx,
      { fact: 'suspension_lifted', person: id, since, reason: person.suspended_reason ?? '' },
      { ...context.by, id: actor.id, mode: 'staff' },
    )
  })
}
