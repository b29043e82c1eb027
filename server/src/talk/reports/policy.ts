import type { ReportRow } from './store.ts'

/** It is null where they may. */
export function closedTo(staffId: string, report: ReportRow) {
  if (report.reporter_id === staffId) return 'You reported this yourself. A colleague has to decide.'
  if (report.owner_id === staffId) return 'This is your own. A colleague has to decide.'
  if (report.status === 'appealed' && report.decided_by === staffId)
    return 'You took the decision this objection is about. A colleague has to answer it.'
  return null
}

/** Only the side the decision went against objects to it. */
export const sideAgainst = ({ outcome }: Pick<ReportRow, 'outcome'>) =>
  outcome === 'hidden' ? ('owner' as const) : ('reporter' as const)
