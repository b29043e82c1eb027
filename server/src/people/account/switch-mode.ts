import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { becomeAgent } from '../identity/joining/become-agent.ts'
import { renewAfterSwitch } from '../identity/sessions/renew-after-switch.ts'
import { roleOf } from '../identity/sessions/role.ts'
import { changePerson, lockPerson } from './store.ts'

type Mode = 'subscriber' | 'consultant'

interface Switch {
  /** They go back home without it. */
  to: Mode | undefined
  token: string
}

/** Changes to a mode, in every session of the person; asked again it changes nothing. */
export async function switchMode(context: Context, actor: Person, { to, token }: Switch) {
  if (actor.role === 'staff')
    throw new Refusal('not_now', { message: 'Staff accounts have no modes to switch between.' })
  return transact(context, async (tx) => {
    const person = await lockPerson(tx, actor.id)
    if (!person) throw new Refusal('not_signed_in')
    const mode = to ?? (person.home as Mode)
    const is_a = roleOf({ is_staff: false, is_verified: person.verified_at !== null, mode })
    const outcome = { is_a, switched: mode !== person.home }
    if (mode === person.mode) return { outcome, session: null }

    await changePerson(tx, actor.id, { mode })
    if (mode === 'consultant') await becomeAgent(context, tx, actor.id)
    return { outcome, session: await renewAfterSwitch(context, tx, actor, token) }
  })
}
