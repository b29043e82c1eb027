import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { type Due, doAllDue, type ReadDue } from '../../../platform/jobs/do-all-due.ts'
import { changesLeft } from '../billing/bill-store.ts'
import { giveUpChange, giveUpWaiting } from '../billing/give-up-unpaid.ts'
import { leftWaiting, periodsOver, renewalsToTell, triesDue } from '../store.ts'
import { remindOfRenewal } from './remind-of-renewal.ts'
import { renewSubscription } from './renew-subscription.ts'

const UNPAID_MS = DAY_MS

/** A year’s payment is told of so long before. */
const TOLD_BEFORE_MS = 7 * DAY_MS

/** S3 to S7, by the clock: each in a transaction of its own, so that one that fails keeps none waiting. */
export const renewSubscriptions = defineJob({
  name: 'renew-subscriptions',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    const dayAgo = new Date(now.getTime() - UNPAID_MS)
    const soon = new Date(now.getTime() + TOLD_BEFORE_MS)
    await each(context, changesLeft, dayAgo, giveUpChange)
    await each(context, leftWaiting, dayAgo, giveUpWaiting)
    await each(context, renewalsToTell, soon, remindOfRenewal)
    await each(context, periodsOver, now, renewSubscription)
    await each(context, triesDue, now, renewSubscription)
  },
})

type Read = (db: Reader, until: Date, ...page: Parameters<ReadDue>) => Promise<Due[]>

const each = (
  context: Context,
  read: Read,
  until: Date,
  act: (context: Context, id: string) => Promise<unknown>,
) =>
  doAllDue(
    context,
    (after, most) => read(context.db, until, after, most),
    ({ id }) => act(context, id),
    'a plan could not be brought on',
  )
