import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { By } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { OFF_MARKET, type OffMarket, serviceMachine } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { lockService } from './store.ts'

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
  /** Of our team, who take what is not theirs. */
  reason?: string
}

export async function takeOffMarket(context: Context, tx: Tx, { agentId, id, move, by, reason }: Taking) {
  const service = await lockService(tx, agentId, id)
  if (!service) throw new Refusal('not_found')
  const now = context.clock.now()
  const archived_at = move === 'archive' ? now : null
  await moveOrRefuse(tx, serviceMachine, OFF_MARKET[move], id, { archived_at, updated_at: now })
  const { title } = service
  const said = { agent: agentId, service: id, title, move, ...(reason && { reason }) }
  return tell(context, tx, { fact: 'service_unlisted', ...said }, by)
}
