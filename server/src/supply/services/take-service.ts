import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { By } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Move, transitions } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { lockService, moveService } from './store.ts'

type OffMarket = Exclude<Move, 'publish'>

/** Takes a service off the market, puts it away or takes it out again; running orders go on (V4, V5). */
export function takeService(context: Context, actor: Person, id: string, move: OffMarket) {
  return transact(context, async (tx) => {
    await takeOffMarket(context, tx, { agentId: actor.id, id, move, by: agentOf(context, actor) })
    return showOwnService(context, actor, id, tx)
  })
}

const agentOf = ({ by }: Context, { id }: Person): By => ({ ...by, id, mode: 'agent' })

interface Taking {
  agentId: string
  id: string
  move: OffMarket
  by: By
}

export async function takeOffMarket(context: Context, tx: Tx, { agentId, id, move, by }: Taking) {
  if (!(await lockService(tx, agentId, id))) throw new Refusal('not_found')
  const { from, to, refusal } = transitions[move]
  const now = context.clock.now()
  const archived_at = to === 'archived' ? now : null
  const moved = await moveService(tx, id, from, { status: to, archived_at, updated_at: now })
  if (!moved) throw new Refusal('not_now', { message: refusal })
  await tell(context, tx, { fact: 'service_unlisted', agent: agentId, service: id }, by)
}
