import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../hold-order.ts'
import { orderMachine } from '../order-state.ts'
import { moveCase, stagesOfCase } from './stage-store.ts'
import { stageInWords } from './stage-terms.ts'

/**
 * O22. The case ends after the stages that were accepted, and stands at the last of them again: reviews, files and what
 * keeps them go by its end. All of its orders are held.
 */
export async function endAfterStages(context: Context, tx: Tx, order: HeldOrder, reason: string | null) {
  const now = context.clock.now()
  const stages = await stagesOfCase(tx, order.case_id)
  const last = stages.find(({ stage_no }) => stage_no === order.stage_no - 1)
  if (!last) throw new Error(`Order ${order.id} is the first stage of its case`)
  await performOrFail(context, tx, orderMachine.stop, order, {
    patch: { cancelled_at: now, charge_at: null, updated_at: now },
    told: async () => {
      await moveCase(tx, { from: order.id, to: last.id })
      const name = stageInWords(order.stage_no, order.stage_name ?? '')
      return { name, reason, along: { order, last: last.id, reason } }
    },
  })
}
