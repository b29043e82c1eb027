import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { OFF_MARKET, type OffMarket } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { lockService } from './store.ts'

/** Takes a service off the market, puts it away or takes it out again; running orders go on (V4, V5). */
export function takeService(context: Context, actor: Person, id: string, move: OffMarket) {
  return transact(context, async (tx) => {
    await takeOffMarket(acting(context, 'agent'), tx, { agentId: actor.id, id, move })
    return showOwnService(context, actor, id, tx)
  })
}

interface Taking {
  agentId: string
  id: string
  move: OffMarket
  /** Our team, who take what is not theirs, name a reason. */
  reason?: string
}

export async function takeOffMarket(context: Context, tx: Tx, { agentId, id, move, reason }: Taking) {
  const service = await lockService(tx, agentId, id)
  if (!service) throw new Refusal('not_found')
  const now = context.clock.now()
  const archived_at = move === 'archive' ? now : null
  const { title } = service
  return perform(context, tx, OFF_MARKET[move], service, {
    patch: { archived_at, updated_at: now },
    told: { title, move, ...(reason && { reason }) },
  })
}
