import { requestStatus } from '@sojourn/contract/calls/status'
import type { CompletionRequest, OrderWork } from '@sojourn/contract/work/completion'
import { may } from '../../platform/states/machine.ts'
import type { meetingThatEnds } from '../meetings/meeting-that-ends.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { isLate } from '../orders/lists/is-late.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completionMachine, extensionMachine } from './completion-state.ts'
import type { ExtensionRow } from './extensions/extension-store.ts'
import type { WorkSide } from './hold-work.ts'
import type { RequestRow } from './request-store.ts'

export const viewRequest = (row: RequestRow): CompletionRequest => ({
  id: row.id,
  status: [...requestStatus[row.status]],
  summary: row.summary,
  answer: row.answer,
  decides_at: row.decides_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: { date: row.created_at.toISOString() },
})

const viewExtension = (row: ExtensionRow): OrderWork['extension'] => ({
  id: row.id,
  status: [...requestStatus[row.status]],
  days: row.days,
  reason: row.reason,
  ends_at: row.ends_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: { date: row.created_at.toISOString() },
})

interface Known {
  side: WorkSide
  now: Date
  startBy: Date | null
  endsUnstarted: Date | null
  ownRiskUntil: Date | null
  missing: string[]
  filedAt: Date | null
  withAuthority: OrderWork['with_authority']
  requests: RequestRow[]
  extension: ExtensionRow | undefined
  noExtra: string | null
  /** The end of the order takes these, for a client who can accept the work. */
  ends: (Awaited<ReturnType<typeof meetingThatEnds>> & { extras: number }) | null
}

/** After so many a conflict is suggested. */
const PATIENCE = 3

export function viewWork(work: HeldOrder, known: Known): OrderWork {
  const { now, requests, extension } = known
  const [request] = requests
  const timesChanged = requests.filter(({ status }) => status === 'rejected').length
  return {
    may: mayOf(work, known),
    start_by: known.startBy?.toISOString() ?? null,
    ends_unstarted_at: known.endsUnstarted?.toISOString() ?? null,
    missing: known.missing,
    own_risk_until: (known.side === 'agent' && known.ownRiskUntil?.toISOString()) || null,
    stage: work.stage,
    filed_at: known.filedAt?.toISOString() ?? null,
    paused_at: work.paused_at?.toISOString() ?? null,
    pause_note: work.pause_note,
    with_authority: known.withAuthority,
    due_at: work.due_at?.toISOString() ?? null,
    is_late: isLate(work, now),
    request: request ? viewRequest(request) : null,
    times_changed: timesChanged,
    suggests_conflict: work.status === 'ongoing' && timesChanged >= PATIENCE,
    extension: extension ? viewExtension(extension) : null,
    completed_by_silence: work.completed_by_silence,
    clears_at: work.clears_at?.toISOString() ?? null,
    cleared_at: work.cleared_at?.toISOString() ?? null,
    no_extra: known.noExtra,
    accepting_ends: known.ends && {
      meeting_at: known.ends.meeting_at?.toISOString() ?? null,
      meeting_request: known.ends.has_request,
      extension_days: extension?.status === 'pending' ? extension.days : null,
      extras: known.ends.extras,
    },
  }
}

function mayOf({ status }: HeldOrder, { side, requests, extension, ownRiskUntil }: Known): string[] {
  const [request] = requests
  const isAgentAtWork = status === 'ongoing' && side === 'agent'
  return [
    ...may(orderMachine, status, side),
    ...(status === 'paid' && side === 'client' && ownRiskUntil ? ['agree_early_start'] : []),
    ...(isAgentAtWork ? ['set_stage'] : []),
    ...(isAgentAtWork && request?.status !== 'pending' ? ['ask_completion'] : []),
    ...(isAgentAtWork && extension?.status !== 'pending' ? ['ask_extension'] : []),
    ...(status === 'ongoing' && request ? may(completionMachine, request.status, side) : []),
    ...(status === 'ongoing' && extension ? may(extensionMachine, extension.status, side) : []),
  ]
}
