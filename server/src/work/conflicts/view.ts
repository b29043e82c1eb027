import type { Money } from '@sojourn/contract/amounts/money'
import { requestStatus } from '@sojourn/contract/calls/status'
import { reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import { type RefundDivision, viewPrice, viewRefund } from '../../money/payments/refunds/divide-refund.ts'
import { may } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Side } from '../orders/side-of.ts'
import { conflictMachine } from './conflict-state.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { acceptsBySilence, type Ground, suggestedOf } from './refunds/what-silence-does.ts'
import type { ConflictRow, RequestRow } from './store.ts'

export interface Seen extends Ground {
  order: HeldOrder
  /** It is null for our team. */
  side: Side['as'] | null
  now: Date
}

const iso = (date: Date | null) => date?.toISOString() ?? null

export function viewRequest(row: RequestRow, conflict: ConflictRow, seen: Seen): RefundRequest {
  const { side } = seen
  const { amount, currency } = row
  const waits = isWaiting(row, conflict)
  return {
    id: row.id,
    status: [...requestStatus[row.status]],
    by: row.made_by,
    amount: { amount, currency },
    ...viewParts(row.parts, { amount, currency }, seen),
    destination: row.destination,
    continues: row.continues,
    more_days: row.more_days,
    text: row.text,
    answer: row.answer,
    agreed: [
      ...(row.client_agrees ? ['client' as const] : []),
      ...(row.agent_agrees ? ['agent' as const] : []),
    ],
    reply_by: waits ? iso(row.reply_by) : null,
    silence: waits && row.reply_by ? (acceptsBySilence(row, conflict, seen) ? 'accepts' : 'team') : null,
    may: side === null ? [] : mayWith(row, side),
    created_at: row.created_at.toISOString(),
  }
}

/** Only the amount is known of an order whose payment is gone. */
function viewParts(parts: RefundDivision | null, { amount, currency }: Money, { side }: Pick<Seen, 'side'>) {
  const known = parts ?? { currency, card: amount, credit: 0, coupons: [] }
  return { refund: viewRefund(known, side ?? 'staff'), agent: parts && viewPrice(parts) }
}

/** Once our team has the conflict, silence on what a side proposed does nothing. */
const isWaiting = ({ status, made_by }: RequestRow, conflict: ConflictRow) =>
  status === 'pending' && (made_by === 'staff' || conflict.status === 'direct')

/** One’s own can only be taken back; to what one agreed to already there is nothing to say. */
function mayWith(row: RequestRow, side: Side['as']) {
  const own = row.made_by === side
  if (side === 'client' ? row.client_agrees : row.agent_agrees) return []
  return may(proposalMachine, row.status, side).filter((action) => (action === 'withdraw') === own)
}

export function viewConflict(row: ConflictRow, requests: RequestRow[], seen: Seen): Conflict {
  const { order, refundable } = seen
  const { currency } = order
  const of = (amount: number) => ({ amount, currency })
  const total = refundable?.total ?? 0
  const own = requests.filter(({ conflict_id }) => conflict_id === row.id)
  const decided = row.decision_amount !== null && row.status !== 'approval' && row.decision_reason !== null
  return {
    id: row.id,
    status: row.status === 'closed' ? [0, 'Closed'] : [1, 'Open'],
    stage: row.status,
    outcome: row.outcome as Conflict['outcome'],
    reason: [row.reason, reasonWords(row.reason)],
    text: row.text,
    opened_by: row.opened_by,
    reply_by: row.status === 'direct' ? iso(row.reply_by) : null,
    refundable: of(total),
    with_bank: row.status !== 'closed' && refundable?.isWithBank === true,
    suggested: of(suggestedOf(row, seen)),
    refunds: own.map((request) => viewRequest(request, row, seen)),
    decision: decided
      ? {
          amount: of(row.decision_amount ?? 0),
          ...viewParts(row.decision_parts, of(row.decision_amount ?? 0), seen),
          reason: row.decision_reason ?? '',
          at: (row.decided_at ?? row.updated_at).toISOString(),
          appeal_until: row.status === 'decided' && !row.appealed_at ? iso(row.reply_by) : null,
        }
      : null,
    settled: settledOf(row, own, seen),
    appeal: row.appeal && row.appealed_at ? { text: row.appeal, at: row.appealed_at.toISOString() } : null,
    may: mayOf(row, seen),
    team_since: iso(row.team_since),
    created_at: row.created_at.toISOString(),
    closed_at: iso(row.closed_at),
  }
}

/** The one that was carried out, of which there is one at most. */
function settledOf({ status }: ConflictRow, own: RequestRow[], seen: Seen) {
  const request = own.findLast((one) => one.status === 'accepted' || one.status === 'processed')
  if (!request || (status !== 'closed' && status !== 'settling')) return null
  return viewParts(request.parts, request, seen)
}

function mayOf(row: ConflictRow, { side, order, refundable }: Seen) {
  if (side === null || refundable?.isWithBank) return []
  const mine = side === 'client' ? order.client_id : order.agent_id
  const allowed: Record<string, boolean> = {
    withdraw: row.opener_id === mine && row.appealed_at === null,
    ask_team: true,
    appeal: row.appealed_at === null,
  }
  const steps = may(conflictMachine, row.status, side).filter((action) => allowed[action])
  // About what a bank took nobody can agree; what our team decides of the rest can be appealed.
  if (row.reason === 'chargeback') return steps.filter((action) => action === 'appeal')
  return row.status === 'direct' || row.status === 'mediation' ? ['propose', ...steps] : steps
}
