import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { holdOrder } from '../../orders/hold-order.ts'
import { findConflict, findRequest, setConflict, setRequest, withoutParts } from '../store.ts'
import { decisionPartsKept, partsKept } from './kept-parts.ts'

const AT_A_TIME = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Writes down how proposals and decisions divided that were made before that was kept, or by a node of that release. */
export const keepParts = defineJob({
  name: 'keep-parts',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    let after = FIRST
    for (;;) {
      const batch = await withoutParts(context.db, after, AT_A_TIME)
      for (const { id, order_id } of batch)
        await transact(context, async (tx) => {
          const order = await holdOrder(tx, order_id)
          const request = await findRequest(tx, id)
          const parts = order && request && !request.parts && (await partsKept(tx, order, request))
          if (parts) await setRequest(tx, id, { parts: JSON.stringify(parts) })
          const conflict = await findConflict(tx, id)
          const isOpen = conflict && conflict.decision_amount !== null && !conflict.decision_parts
          const decided = order && isOpen && (await decisionPartsKept(tx, order, conflict))
          if (decided) await setConflict(tx, id, { decision_parts: JSON.stringify(decided) })
        }).catch((error) => context.log.error({ err: error, id }, 'the parts of a refund could not be kept'))
      const last = batch.at(-1)
      if (!last || batch.length < AT_A_TIME) return
      after = last.id
    }
  },
})
