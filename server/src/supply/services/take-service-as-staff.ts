import { serviceStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { OFF_MARKET } from './service-state.ts'
import { findServiceOfAnybody } from './store.ts'
import { takeOffMarket } from './take-service.ts'

interface Taking {
  move: 'unpublish' | 'archive'
  reason: string
}

/** V4 and V5 by staff are written down, and the agent is told why. */
export function takeServiceAsStaff(context: Context, id: string, { move, reason }: Taking) {
  return transact(context, async (tx) => {
    const service = await findServiceOfAnybody(tx, id)
    if (!service) throw new Refusal('not_found')
    const taking = { agentId: service.agent_id, id, move, reason }
    await takeOffMarket(acting(context, 'staff'), tx, taking)
    return {
      id,
      title: service.title,
      status: [...serviceStatus[OFF_MARKET[move].to]] as [number, string],
      agent: { uuid: service.agent_id, full_name: `${service.first_name} ${service.last_name}` },
    }
  })
}
