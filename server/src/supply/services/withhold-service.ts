import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { findServiceOfAnybody, lockService, setService } from './store.ts'
import { takeOffMarket } from './take-service.ts'

/** Takes a service down: its agent cannot publish it again until our team lets them. */
export async function withholdService(context: Context, tx: Tx, id: string) {
  const service = await findServiceOfAnybody(tx, id)
  if (!service) return
  const { agent_id: agentId } = service
  const held = await lockService(tx, agentId, id)
  if (held?.status === 'active')
    await takeOffMarket(acting(context, SYSTEM), tx, { agentId, id, move: 'unpublish' })
  await setService(tx, id, { withheld_at: context.clock.now() })
}

/** It stays a draft: its agent publishes it when they want to. */
export async function releaseService(_context: Context, tx: Tx, id: string) {
  await setService(tx, id, { withheld_at: null })
}
