import type { Context } from '../context.ts'
import { refreshFoundAgent } from '../discovery/refresh-found-agent.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Move, transitions } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { lockService, moveService } from './store.ts'

/** Takes a service off the market, puts it away or takes it out again; running orders go on (V4, V5). */
export function takeService(context: Context, actor: Person, id: string, move: Exclude<Move, 'publish'>) {
  return transact(context, async (tx) => {
    if (!(await lockService(tx, actor.id, id))) throw new Refusal('not_found')
    const { from, to, refusal } = transitions[move]
    const now = context.clock.now()
    const archived_at = to === 'archived' ? now : null
    const moved = await moveService(tx, id, from, { status: to, archived_at, updated_at: now })
    if (!moved) throw new Refusal('not_now', { message: refusal })
    await refreshFoundAgent(context, tx, actor.id)
    return showOwnService(context, actor, id, tx)
  })
}
