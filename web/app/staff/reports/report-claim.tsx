import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { browserApi } from '../../api/browser.ts'
import { Claim } from '../parts/claim.tsx'
import { reportQuery } from './report-queries.ts'

export function ReportClaim({ report: { id, claim } }: { report: StaffReport }) {
  const params = { id }
  return (
    <Claim
      claim={claim}
      noun="report"
      label="Who has this report"
      nobody="Unassigned. Claim it to decide."
      apart
      queryKey={reportQuery(id).queryKey}
      take={() => browserApi('PUT /staff/reports/{id}/claim', { params })}
      giveBack={() => browserApi('DELETE /staff/reports/{id}/claim', { params })}
    />
  )
}
