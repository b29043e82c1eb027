import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { countsFrom } from '../../../platform/last-warning.ts'
import { lockOrder } from '../move-store.ts'
import { giveUpOrder } from '../unpaid/give-up-order.ts'
import { chargeStage } from './charge-stage.ts'
import { openNextStage } from './open-next-stage.ts'
import {
  lockCase,
  setStage,
  stagesOfCase,
  stagesToCharge,
  stagesToFollow,
  stagesWaiting,
} from './stage-store.ts'
import { stageInWords } from './stage-terms.ts'

/** A stage is reminded of so long before its patience ends: on days 3, 14, 23 and 28 of 30. */
const REMINDED_BEFORE = [27, 16, 7, 2].map((days) => days * DAY_MS)
const FIRST_REMINDER_MS = 3 * DAY_MS
/** After a conflict about an earlier stage, at least so much of its time is left. */
const AFTER_CONFLICT_MS = 7 * DAY_MS

/** Each stage has a transaction of its own, so that one that fails keeps none waiting. */
export const tendStages = defineJob({
  name: 'tend-stages',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    const before = new Date(now.getTime() - FIRST_REMINDER_MS)
    const failure = 'a stage could not be brought on'
    await doAllDue(
      context,
      (after, most) => stagesToFollow(context.db, now, after, most),
      ({ id }) => transact(context, (tx) => openNextStage(context, tx, { order: id, step: 'O16' })),
      failure,
    )
    await doAllDue(
      context,
      (after, most) => stagesToCharge(context.db, now, after, most),
      ({ id }) => chargeStage(context, id),
      failure,
    )
    await doAllDue(
      context,
      (after, most) => stagesWaiting(context.db, before, after, most),
      ({ id }) => remindOrEnd(context, id),
      failure,
    )
  },
})

const remindersBy = (leftMs: number) => REMINDED_BEFORE.filter((before) => leftMs <= before).length

/** O22, by the clock. Silence ends a case only after the last reminder had its time, and no conflict about it runs. */
const remindOrEnd = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const stages = await lockCase(tx, id)
    const order = await lockOrder(tx, id)
    if (order?.status !== 'awaiting_payment') return
    const now = context.clock.now()
    const row = (await stagesOfCase(tx, order.case_id)).find((stage) => stage.id === id)
    if (!row) return
    if (stages.some(({ status }) => status === 'conflicted')) {
      const least = new Date(now.getTime() + AFTER_CONFLICT_MS)
      // The last reminder comes again: what it said of the end is no longer so.
      const stage_reminder = Math.min(row.stage_reminder, remindersBy(AFTER_CONFLICT_MS))
      if (order.expires_at < least) await setStage(tx, id, { expires_at: least, stage_reminder })
      return
    }
    // A card that is to be charged needs no reminder.
    if (row.charge_at) return
    const left = order.expires_at.getTime() - now.getTime()
    const due = remindersBy(left)
    if (due <= row.stage_reminder) {
      if (left <= 0) await giveUpOrder(context, tx, id, null)
      return
    }
    const isLast = due === REMINDED_BEFORE.length
    const expires_at = isLast ? countsFrom(order.expires_at, now) : order.expires_at
    await setStage(tx, id, { stage_reminder: due, expires_at })
    const { status } = order
    await tell(
      context,
      tx,
      {
        fact: 'stage_waits',
        order: id,
        step: 'O21r',
        from: status,
        to: status,
        name: stageInWords(order.stage_no, order.stage_name ?? ''),
        along: { order: { ...order, expires_at }, isLast },
      },
      SYSTEM,
    )
  })
