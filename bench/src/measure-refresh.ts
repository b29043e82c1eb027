import type { Context } from '../../server/src/context.ts'
import { indexAgent } from '../../server/src/supply/search/index/index-agent.ts'

const TIMES = 200

/**
 * Measures in milliseconds what a change of an agent pays for being found anew: the middle of many, each of which
 * changed something.
 */
export async function measureRefresh(context: Context) {
  const { rows } = await context.pool.query<{ agent_id: string }>(
    'select agent_id from found_agent order by agent_id limit $1',
    [TIMES],
  )
  const times: number[] = []
  for (const { agent_id } of rows) {
    await context.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('agent')
        .set((eb) => ({ completed_orders: eb('completed_orders', '+', 1) }))
        .where('person_id', '=', agent_id)
        .execute()
      const begun = performance.now()
      await indexAgent(context, tx, { agent: agent_id })
      times.push(performance.now() - begun)
    })
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
