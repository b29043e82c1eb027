import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { type HeldOrder, holdOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { noteWarning } from '../../orders/timeline/note-warning.ts'
import { lastWarned, unstarted } from '../store.ts'
import { endAtOnce } from './end-at-once.ts'

const LAST_HOURS = 48

/** The hours count back from the end. */
const WARNINGS = [LAST_HOURS, 168]

/** O8, and two words before it: each order in a transaction of its own. */
export const endUnstarted = defineJob({
  name: 'end-unstarted',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const limit = await ruleMs(context.db, 'not_started')
    const first = new Date(context.clock.now().getTime() - limit + 7 * DAY_MS)
    await doAllDue(
      context,
      (after, most) => unstarted(context.db, first, after, most),
      ({ id }) => transact(context, (tx) => endOrWarn(context, tx, id, limit)),
      'an order nobody began could not be ended',
    )
  },
})

async function endOrWarn(context: Context, tx: Tx, id: string, limit: number) {
  const order = await holdOrder(tx, id)
  if (order?.status !== 'paid' || !order.paid_at) return
  const now = context.clock.now().getTime()
  const left = order.paid_at.getTime() + order.frozen_ms + limit - now
  // Nobody is cancelled who was not warned 48 hours before: where nothing ran for days, the last warning comes first.
  if (left <= 0 && order.unstarted_warning === LAST_HOURS) {
    const warnedAt = (await lastWarned(tx, id))?.getTime() ?? 0
    return warnedAt + LAST_HOURS * HOUR_MS <= now ? end(context, tx, order) : undefined
  }
  const warning = WARNINGS.find((hours) => left <= hours * HOUR_MS)
  if (!warning || (order.unstarted_warning ?? Number.POSITIVE_INFINITY) <= warning) return
  await noteWarning(tx, id, warning)
  // A last warning that comes late still leaves its 48 hours.
  const until = new Date(now + (warning === LAST_HOURS ? Math.max(left, LAST_HOURS * HOUR_MS) : left))
  await tell(
    context,
    tx,
    {
      fact: 'order_unstarted',
      order: id,
      step: 'O8w',
      from: 'paid',
      to: 'paid',
      along: { order, until },
    },
    SYSTEM,
  )
}

const end = (context: Context, tx: Tx, order: HeldOrder) =>
  endAtOnce(context, tx, orderMachine.lapse, order, {
    percent: 100,
    destination: 'card',
    reason: null,
  })
