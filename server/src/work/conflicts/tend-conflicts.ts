import { z } from 'zod'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { countsFrom, LAST_WARNING_MS } from '../../platform/last-warning.ts'
import { untold } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { holdWithAgent } from '../orders/hold-with-agent.ts'
import { groundOf } from './ground-of.ts'
import { askTeam } from './move-conflict.ts'
import { decisionInWords } from './refunds/decision-in-words.ts'
import { endProposal } from './refunds/end-proposal.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { acceptsBySilence } from './refunds/what-silence-does.ts'
import { settleRequest } from './settle-request.ts'
import { carryOutDecision } from './staff/decide-conflict.ts'
import {
  type ConflictRow,
  conflictsDue,
  lockConflict,
  pendingRequest,
  type RequestRow,
  setConflict,
  setRequest,
} from './store.ts'

/** A reader is reminded so long before silence counts, the first time and the last. */
const REMINDERS = [4 * DAY_MS, LAST_WARNING_MS] as const

/** Each conflict has a transaction of its own. */
export const tendConflicts = defineJob({
  name: 'tend-conflicts',
  schema: z.object({}),
  timeLimitSeconds: 300,
  run: (context) =>
    doAllDue(
      context,
      (after, most) =>
        conflictsDue(context.db, { now: context.clock.now(), reminders: REMINDERS }, after, most),
      (due) => transact(context, (tx) => tend(context, tx, due)),
      'a conflict could not be tended',
    ),
})

async function tend(context: Context, tx: Tx, due: { id: string; order_id: string }) {
  const order = await holdWithAgent(tx, due.order_id)
  const conflict = order && (await lockConflict(tx, due.id))
  if (!conflict) return
  const request = await pendingRequest(tx, conflict.id)
  if (request?.reply_by) return tendRequest(context, tx, { order, conflict, request }, request.reply_by)
  const now = context.clock.now()
  const { reply_by } = conflict
  if (!reply_by) return
  if (conflict.status === 'direct' && reply_by <= now)
    await askTeam(context, tx, { order, conflict }, 'no_answer')
  if (conflict.status === 'decided') await warnOrCarryOut(context, tx, { order, conflict }, reply_by)
}

interface Held {
  order: HeldOrder
  conflict: ConflictRow
}

interface Waiting extends Held {
  request: RequestRow
}

async function tendRequest(context: Context, tx: Tx, waiting: Waiting, until: Date) {
  const { order, conflict, request } = waiting
  const now = context.clock.now()
  const lapse = () =>
    performOrSkip(context, tx, untold(proposalMachine.withdraw), request, {
      patch: { answered_at: now, updated_at: now, reply_by: null },
    })
  // To what our team proposed both must agree: silence is no agreement, and our team decides.
  if (request.made_by === 'staff') return until <= now ? lapse() : undefined
  // Our team has it by now: what waits can still be agreed to, and silence agrees to nothing.
  if (conflict.status !== 'direct') return setRequest(tx, request.id, { reply_by: null, updated_at: now })
  const ground = await groundOf(tx, order)
  if (ground.refundable?.isWithBank) return
  // A node of the release before left it waiting.
  if (request.amount > (ground.refundable?.total ?? 0)) return endProposal(context, tx, conflict, request)
  const isAccepting = acceptsBySilence(request, conflict, ground)
  const left = until.getTime() - now.getTime()
  const due = REMINDERS.filter((before) => left <= before).length
  if (due > request.reminders) return remind(context, tx, waiting, { until, due, isAccepting })
  if (left > 0) return
  if (isAccepting) return settleRequest(context, tx, waiting)
  await lapse()
  await askTeam(context, tx, { order, conflict }, 'not_enough')
}

interface Reminder {
  until: Date
  due: number
  isAccepting: boolean
}

async function remind(
  context: Context,
  tx: Tx,
  { order, request }: Waiting,
  { until, due, isAccepting }: Reminder,
) {
  const now = context.clock.now()
  const reply_by = due === REMINDERS.length ? countsFrom(until, now) : until
  await setRequest(tx, request.id, { reminders: due, reply_by, updated_at: now })
  const reader = request.made_by === 'client' ? 'agent' : 'client'
  await tell(context, tx, {
    fact: 'proposal_unanswered',
    order: order.id,
    request: request.id,
    time: due,
    along: { order, before: reply_by, isAccepting, reader },
  })
}

/** Nobody appealed: both are warned once more, and 48 hours later it is done. */
async function warnOrCarryOut(context: Context, tx: Tx, { order, conflict }: Held, until: Date) {
  const now = context.clock.now()
  const warned_at = new Date(until.getTime() - LAST_WARNING_MS)
  // A decision that was appealed is final: both read that it is carried out at once.
  if (conflict.appealed_at || conflict.warned_at?.getTime() === warned_at.getTime())
    return until <= now ? carryOutDecision(context, tx, { order, conflict }) : undefined
  if (warned_at > now) return
  const reply_by = countsFrom(until, now)
  await setConflict(tx, conflict.id, { reply_by, warned_at: now, updated_at: now })
  const refund = await decisionInWords(tx, order, conflict)
  await tell(context, tx, {
    fact: 'decision_nears',
    order: order.id,
    conflict: conflict.id,
    along: { order, before: reply_by, refund },
  })
}
