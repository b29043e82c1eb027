import type { OrderWork } from '@sojourn/contract/work/completion'
import type { WorkStage } from '@sojourn/contract/work/work-words'
import { shownFacts } from '../../ground/reference/visas/shown-facts.ts'
import { usualTime } from '../../ground/reference/visas/usual-time.ts'
import { dayOf } from '../../platform/clock.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Filing } from './with-authority-store.ts'

const FILED: readonly WorkStage[] = ['filed', 'waiting']

/** Both sides read since when the authority has it, until a decision is recorded or the order is over. */
export function withAuthority(
  work: HeldOrder,
  filing: Filing | undefined,
  now: Date,
): OrderWork['with_authority'] {
  if (!FILED.includes(work.stage) || !goesOn(work)) return null
  if (!filing?.filed_at || filing.decided_at) return null
  return {
    filed_at: filing.filed_at.toISOString(),
    usual: usualTime(shownFacts(filing.facts ?? {}, dayOf(now)), filing.residence_iso),
  }
}

/** A conflict may end with the work going on. */
const goesOn = ({ status, resume_status }: HeldOrder) =>
  status === 'ongoing' || (status === 'conflicted' && resume_status === 'ongoing')
