import { z } from 'zod'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { type Due, doAllDue, type ReadDue } from '../../platform/jobs/do-all-due.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { endOver } from './end-over.ts'
import { findMeeting, meetingsToEnd } from './meeting-store.ts'
import { remindedMeetings, takeReminders } from './reminders/reminder-store.ts'
import { DAY_BEFORE_MS, HOUR_BEFORE_MS } from './reminders/reminders.ts'
import { meetingRequestMachine } from './requests/request-state.ts'
import { findRequest, requestsUnanswered } from './requests/request-store.ts'

const AT_A_TIME = 100
/** Long enough after its end that both have left. */
const ENDED_AFTER_MS = HOUR_MS

/** The clock sends reminders, and ends requests without an answer and meetings that are over. */
export const tendMeetings = defineJob({
  name: 'tend-meetings',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    for (let taken = AT_A_TIME; taken === AT_A_TIME; ) taken = await remind(context)
    const { db, clock } = context
    const now = clock.now()
    await each(context, (after, most) => requestsUnanswered(db, now, after, most), declineUnanswered)
    const endedBy = new Date(now.getTime() - ENDED_AFTER_MS)
    await each(context, (after, most) => meetingsToEnd(db, endedBy, after, most), markOver)
  },
})

/** Taken and enqueued in one transaction, so each goes out once, however many servers do this at once. */
const remind = (context: Context) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const taken = await takeReminders(
      tx,
      {
        now,
        dayAhead: new Date(now.getTime() + DAY_BEFORE_MS),
        hourAhead: new Date(now.getTime() + HOUR_BEFORE_MS),
      },
      AT_A_TIME,
    )
    const levels = new Map(taken.map(({ id, reminded }) => [id, reminded]))
    const meetings = await remindedMeetings(tx, [...levels.keys()])
    for (const { meeting_id: id, sequence, starts_at, ends_at, ...order } of meetings)
      await tell(context, tx, {
        fact: 'meeting_nears',
        order: order.id,
        meeting: id,
        hours: levels.get(id) === 2 ? 1 : 24,
        along: { order, at: { id, sequence, starts_at, ends_at } },
      })
    return taken.length
  })

type Act = (context: Context, due: { id: string; orderId: string }) => Promise<unknown>

/** Each in a transaction of its own, so that one that fails keeps none waiting. */
const each = (context: Context, read: ReadDue<Due & { order_id: string | null }>, act: Act) =>
  doAllDue(
    context,
    read,
    async ({ id, order_id: orderId }) => orderId && act(context, { id, orderId }),
    'a meeting could not be tended',
  )

/** N3, for silence. */
const declineUnanswered: Act = (context, { id, orderId }) =>
  transact(context, async (tx) => {
    const order = await holdOrder(tx, orderId)
    const request = order && (await findRequest(tx, orderId, id))
    if (!request) return
    const answered_at = context.clock.now()
    const asked = { ...request, order }
    await performOrSkip(context, tx, meetingRequestMachine.decline, asked, {
      patch: { answered_at },
      told: { along: { order, request, isSilence: true } },
    })
  })

/** M4. Whoever missed it can still be reported. */
const markOver: Act = (context, { id, orderId }) =>
  transact(context, async (tx) => {
    const order = await holdOrder(tx, orderId)
    const meeting = order && (await findMeeting(tx, orderId, id))
    if (meeting) await endOver(context, tx, order, meeting)
  })
