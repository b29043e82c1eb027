import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { named, toSides } from './conflict-mails.ts'
import { holdWithAgent } from './endings/hold-with-agent.ts'
import { askTeam } from './move-conflict.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { settleRequest } from './settle-request.ts'
import { carryOutDecision } from './staff/decide-conflict.ts'
import {
  type ConflictRow,
  dueConflicts,
  lockConflict,
  pendingRequest,
  type RequestRow,
  setRequest,
} from './store.ts'

/** How long before silence accepts a proposal its reader is reminded, the first time and the second. */
const REMINDERS = [4 * DAY_MS, 48 * HOUR_MS]

/** What silence does: each conflict in a transaction of its own. */
export const tendConflicts = defineJob({
  name: 'tend-conflicts',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    const reminded = new Date(now.getTime() + Math.max(...REMINDERS))
    for (const due of await dueConflicts(context.db, now, reminded))
      await transact(context, (tx) => tend(context, tx, due)).catch((error) =>
        context.log.error({ err: error, conflict: due.id }, 'a conflict could not be tended'),
      )
  },
})

async function tend(context: Context, tx: Tx, due: { id: string; order_id: string }) {
  const order = await holdWithAgent(tx, due.order_id)
  const conflict = order && (await lockConflict(tx, due.id))
  if (!conflict) return
  const request = await pendingRequest(tx, conflict.id)
  if (request?.reply_by) return tendRequest(context, tx, { order, conflict, request }, request.reply_by)
  const now = context.clock.now()
  if (!conflict.reply_by || conflict.reply_by > now) return
  if (conflict.status === 'direct') await askTeam(context, tx, { order, conflict }, SYSTEM)
  if (conflict.status === 'decided') await carryOutDecision(context, tx, { order, conflict })
}

interface Waiting {
  order: HeldOrder
  conflict: ConflictRow
  request: RequestRow
}

async function tendRequest(context: Context, tx: Tx, waiting: Waiting, until: Date) {
  const { request } = waiting
  const now = context.clock.now()
  if (until > now) return remind(context, tx, waiting, until)
  // To what our team proposed both must agree: silence is no agreement, and our team decides.
  if (request.made_by === 'staff')
    return move(tx, proposalMachine, 'R4', request.id, { answered_at: now, updated_at: now })
  await settleRequest(context, tx, waiting, SYSTEM)
}

async function remind(context: Context, tx: Tx, { order, request }: Waiting, until: Date) {
  const left = until.getTime() - context.clock.now().getTime()
  const due = REMINDERS.filter((before) => left <= before).length
  if (request.made_by === 'staff' || due <= request.reminders) return
  await setRequest(tx, request.id, { reminders: due, updated_at: context.clock.now() })
  const reader = request.made_by === 'client' ? 'agent' : 'client'
  const moment = momentInWords(until, { zone: order[`${reader}_timezone`], clock: order[`${reader}_clock`] })
  await enqueueMails(
    context,
    tx,
    toSides(order, `${request.id}:reminder-${due}`, {
      [reader]: {
        subject: `Please answer the proposal for order ${order.ref}`,
        heading: 'A proposal waits for your answer',
        paragraphs: [
          `This is about ${named(order)}. If you do not answer by ${moment}, the proposal counts as accepted.`,
        ],
      },
    }),
  )
}
