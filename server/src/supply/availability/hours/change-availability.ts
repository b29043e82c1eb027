import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockAgent } from './hours-store.ts'

interface Holder {
  /** It is null for one who has not told theirs. */
  timezone: string | null
}

/** One change of when an agent can be met: alone among such changes, and told to whoever finds agents by it. */
export const changeAvailability = <T>(
  context: Context,
  actor: Person,
  change: (tx: Tx, agent: Holder) => Promise<T>,
) =>
  transact(context, async (tx) => {
    const agent = await lockAgent(tx, actor.id)
    if (!agent) throw new Refusal('not_signed_in')
    const outcome = await change(tx, agent)
    await tell(context, tx, { fact: 'hours_changed', agent: actor.id })
    return outcome
  })
