import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { startBy } from '../../orders/own-risk.ts'
import { conflictMachine } from '../conflict-state.ts'
import { scheduleShare } from '../refunds/schedule-share.ts'
import type { ConflictRow } from '../store.ts'

export interface Leaving {
  why: 'cooling_off' | 'withdrawal' | 'not_started_in_time' | 'agent_suspended'
  /** This way closes then; null where it stays open. */
  until: Date | null
  percent: number
}

type Leavable = Pick<
  HeldOrder,
  | 'status'
  | 'stage'
  | 'paid_at'
  | 'frozen_ms'
  | 'residence_iso'
  | 'early_start_agreed_at'
  | 'refund_schedule'
  | 'agent_suspended_at'
>

type Stopping = Pick<ConflictRow, 'status' | 'resume_status' | 'created_at' | 'appealed_at'>

/**
 * O6. Why a client may end their order now; null where only a conflict is left. In a conflict what was open when it
 * began stays open until our team has decided.
 */
export async function whyLeave(
  context: Pick<Context, 'clock'>,
  db: Reader,
  order: Leavable,
  conflict?: Stopping | undefined,
): Promise<Leaving | null> {
  if (order.status !== 'conflicted') return openWay(db, order, context.clock.now())
  // A decision was made before it was appealed.
  if (!conflict || conflict.appealed_at || !UNDECIDED.includes(conflict.status)) return null
  const before = await openWay(db, { ...order, status: conflict.resume_status }, conflict.created_at)
  return before && { ...before, until: null }
}

const UNDECIDED: readonly Stopping['status'][] = conflictMachine.leave.from

async function openWay(db: Reader, order: Leavable, now: Date): Promise<Leaving | null> {
  if (!order.paid_at) return null
  const paidAt = order.paid_at.getTime()
  const after = (ms: number) => new Date(paidAt + ms)
  if (order.status === 'paid') {
    if (order.agent_suspended_at) return { why: 'agent_suspended', until: null, percent: 100 }
    const cooled = after(await ruleMs(db, 'cooling_off'))
    if (now < cooled) return { why: 'cooling_off', until: cooled, percent: 100 }
    if (now >= (await startBy(db, { ...order, paid_at: order.paid_at })))
      return { why: 'not_started_in_time', until: null, percent: 100 }
  }
  if (order.status !== 'paid' && order.status !== 'ongoing') return null
  const until = after(await ruleMs(db, 'withdrawal'))
  if (!canWithdraw(order.residence_iso) || now >= until) return null
  return { why: 'withdrawal', until, percent: withdrawn(order) }
}

/** Work counts only for who agreed that it begins before the time to withdraw is over. */
const withdrawn = ({ status, stage, early_start_agreed_at, refund_schedule }: Leavable) =>
  early_start_agreed_at === null ? 100 : scheduleShare(refund_schedule, status, stage)
