import type { Context } from '../context.ts'
import { refreshFoundAgent } from '../discovery/refresh-found-agent.ts'
import { cancelUnpaidOf } from '../orders/cancel-unpaid-of-service.ts'
import type { Tx } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Move, transitions } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { lockService, moveService } from './store.ts'

type OffMarket = Exclude<Move, 'publish'>

/** Takes a service off the market, puts it away or takes it out again; running orders go on (V4, V5). */
export function takeService(context: Context, actor: Person, id: string, move: OffMarket) {
  return transact(context, async (tx) => {
    const by = { id: actor.id, mode: 'agent' as const }
    await takeOffMarket(context, tx, { agentId: actor.id, id, move, by })
    return showOwnService(context, actor, id, tx)
  })
}

interface Taking {
  agentId: string
  id: string
  move: OffMarket
  /** Null where it is our team's decision on a report. */
  by: { id: string; mode: 'agent' | 'staff' } | null
}

export async function takeOffMarket(context: Context, tx: Tx, { agentId, id, move, by }: Taking) {
  if (!(await lockService(tx, agentId, id))) throw new Refusal('not_found')
  const { from, to, refusal } = transitions[move]
  const now = context.clock.now()
  const archived_at = to === 'archived' ? now : null
  const moved = await moveService(tx, id, from, { status: to, archived_at, updated_at: now })
  if (!moved) throw new Refusal('not_now', { message: refusal })
  await cancelUnpaidOf(context, tx, { of: { serviceId: id }, by })
  await refreshFoundAgent(context, tx, agentId)
}
