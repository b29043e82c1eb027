import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { Pill } from '../../ui/mark/pill.tsx'

/** How the last check of the books ended, in two words. */
export function OutcomeOfCheck({ ledger: { last_check, waiting_check } }: { ledger: LedgerOverview }) {
  if (waiting_check) return <Pill icon="refresh">Checking</Pill>
  if (!last_check) return <Pill icon="clock">Not checked yet</Pill>
  if (last_check.faults.length === 0)
    return (
      <Pill tone="success" icon="check">
        No problems
      </Pill>
    )
  return (
    <Pill tone="danger" icon="warning">
      Problems found
    </Pill>
  )
}
