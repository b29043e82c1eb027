import type { ClosingName } from '@sojourn/contract/work/closings'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Reader } from '../../../platform/database/database.ts'
import type { OrderState } from '../order-state.ts'
import { type ClosingFact, lastClosing, settlingOf } from './closing-store.ts'

/** The past steps say how an order ended; null means that it goes on. */
export async function closingOf(
  db: Reader,
  { id, status }: { id: string; status: OrderState },
): Promise<ClosingName | null> {
  if (status !== 'completed' && status !== 'cancelled') return null
  const last = await lastClosing(db, id)
  if (!last) return null
  return last.step === 'O15' || last.step === 'O16'
    ? closingOfConflict(db, id, last)
    : BY_STEP[last.step](last)
}

const LEFT: Record<string, ClosingName> = {
  [OWN_REASONS.withdrawal]: 'client_withdrew',
  [OWN_REASONS.not_started_in_time]: 'agent_late',
  [OWN_REASONS.agent_suspended]: 'agent_suspended',
}

const BY_STEP: Record<Exclude<ClosingFact['step'], 'O15' | 'O16'>, (fact: ClosingFact) => ClosingName> = {
  O3: ({ actor_mode }) => (actor_mode === 'client' ? 'unpaid_cancelled' : 'unpaid'),
  O6: ({ reason }) => LEFT[reason ?? ''] ?? 'client_cancelled',
  O7: () => 'declined',
  O8: () => 'unstarted',
  O10: () => 'accepted',
  O11: () => 'accepted_by_silence',
  O17: () => 'ended_by_team',
  O19: () => 'refunded',
  O20: () => 'gift',
  O22: () => 'stopped',
}

/** The outcome of the conflict decides, and who wanted it so. */
async function closingOfConflict(
  db: Reader,
  id: string,
  { step, conflict, outcome }: ClosingFact,
): Promise<ClosingName> {
  if (outcome === 'chargeback') return 'bank'
  const way = wayOf(outcome, step)
  const steps = conflict ? await settlingOf(db, id, conflict) : []
  const settled = steps.find((one) => one.step === 'R2')
  // Nobody agreed to anything: the money had gone back by another way.
  if (!settled) return way === 'full' ? 'refunded' : `agreed_${way}`
  if (settled.actor_mode !== 'system')
    return steps.find((one) => one.step === 'R1')?.actor_mode === 'staff'
      ? `team_proposal_${way}`
      : `agreed_${way}`
  const newest = steps.find((one) => one.step.startsWith('K3'))
  return newest?.step === 'K3' || newest?.step === 'K3f' ? `decided_${way}` : `silence_${way}`
}

/** The step says it where nothing was kept of the outcome. */
function wayOf(outcome: string | null, step: string) {
  if (outcome === 'full' || outcome === 'partial' || outcome === 'released') return outcome
  return step === 'O15' ? 'full' : 'partial'
}
