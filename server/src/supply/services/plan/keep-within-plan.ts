import type { Context } from '../../../context.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { indexTogether } from '../../search/index/index-agent.ts'
import { activeBeyond, lockPublisher } from '../store.ts'
import { takeOffMarket } from '../take-service.ts'

/** The oldest active services fill the limit. */
export const servicesBeyond = (db: Reader, agentId: string, limit: number | null) =>
  limit === null ? Promise.resolve([]) : activeBeyond(db, agentId, limit)

/** V4 for what a smaller plan does not hold: they become drafts, and orders of them go on. Answers with them. */
export async function keepWithinPlan(context: Context, tx: Tx, agentId: string, limit: number | null) {
  await lockPublisher(tx, agentId)
  const beyond = await servicesBeyond(tx, agentId, limit)
  await indexTogether(context, tx, async () => {
    for (const { id } of beyond)
      await takeOffMarket(acting(context, SYSTEM), tx, { agentId, id, move: 'unpublish' })
  })
  return beyond
}
