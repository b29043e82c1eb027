import { NAME_TAKEN, NAME_UNAVAILABLE } from '@sojourn/contract/people/username'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { heldSince, looksLikeOurs } from './name-policy.ts'
import {
  forgetFormerName,
  isTaken,
  keepFormerName,
  lockAgent,
  lockNames,
  setUsername,
} from './username-store.ts'

/** Takes a name; the one left behind leads on to it, and one's own of before may be taken back. */
export async function changeUsername(context: Context, { id }: Person, name: string) {
  if (looksLikeOurs(name)) throw invalidField('username', NAME_UNAVAILABLE)
  await transact(context, async (tx) => {
    const agent = await lockAgent(tx, id)
    if (!agent) throw new Refusal('not_found')
    const former = agent.username
    if (former === name) return
    const now = context.clock.now()
    await lockNames(tx, former ? [former, name] : [name])
    if (await isTaken(tx, name, { id, heldSince: heldSince(now) })) throw invalidField('username', NAME_TAKEN)
    if (former) await countChange(context, id)

    await forgetFormerName(tx, name)
    if (former) await keepFormerName(tx, { name: former, agentId: id, now })
    await setUsername(tx, id, name)
    await tell(context, tx, { fact: 'username_changed', agent: id })
  })
}

/** The first name is free. */
async function countChange({ limits }: Context, id: string) {
  if (!(await limits.allows('username_change', { account: id })))
    throw new Refusal('too_many_tries', {
      message: 'You can change your username 3 times in 30 days. Please try again later.',
    })
}
