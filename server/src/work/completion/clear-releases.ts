import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { clearOrder } from '../../money/ledger/clear-order.ts'
import { clearanceOf } from '../../money/ledger/clearance-of.ts'
import { isWithBank } from '../../money/payments/disputes/is-with-bank.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTransaction, transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { holdGift } from '../gifts/hold-gift.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { holdWork } from './hold-work.ts'
import { ordersToClear, releasedWithoutDay, setDayOnce, setWork } from './work-store.ts'

/** Released money becomes the agent’s on its day, whatever became of the order; a conflict or a bank stops that. */
export const clearReleases = defineJob({
  name: 'clear-releases',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    await setForgottenDays(context, now)
    await doAllDue(
      context,
      (after, most) => ordersToClear(context.db, now, after, most),
      ({ id }) => clear(context, id),
      'released money could not be cleared',
    )
  },
})

const clear = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const work = await holdWork(tx, id)
    const now = context.clock.now()
    if (!work || work.cleared_at || !work.clears_at || work.clears_at > now) return
    if (await isStopped(tx, work)) return
    if (await holdGift(context, tx, id)) return
    const order = { order: id, agent: work.agent_id, currency: work.currency }
    const isCleared = await clearOrder(context, tx, order)
    await setWork(tx, id, { cleared_at: now })
    const { status } = work
    if (isCleared)
      await tell(
        context,
        tx,
        { fact: 'money_cleared', order: id, step: 'L3', from: status, to: status },
        SYSTEM,
      )
  })

/** Only what may still take the money away stops its day: a conflict, or the client’s bank. */
const isStopped = async (tx: Tx, { id, status }: HeldOrder) => status === 'conflicted' || isWithBank(tx, id)

const FORGOTTEN_MS = 7 * DAY_MS

/** While a node of the release before runs, it ends orders without setting the day. */
async function setForgottenDays({ db }: Context, now: Date) {
  const since = new Date(now.getTime() - FORGOTTEN_MS)
  for (const { id, agent_id, released_at } of await releasedWithoutDay(db, since))
    await inTransaction(db, async (tx) =>
      setDayOnce(tx, id, new Date(released_at.getTime() + (await clearanceOf(tx, agent_id)))),
    )
}
