import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { browserApi } from '../../api/browser.ts'
import { Claim } from '../parts/claim.tsx'
import { reportQuery } from './report-queries.ts'

/** Who has the report. */
export function ReportClaim({ report: { id, claim } }: { report: StaffReport }) {
  const params = { id }
  return (
    <Claim
      claim={claim}
      noun="report"
      label="Who has this report"
      nobody="Nobody has this report. Take it to decide."
      verbs={{
        take: 'Take the report',
        extend: 'Keep it longer',
        giveBack: 'Give it back',
        orUntil: 'or gives it back before',
      }}
      apart
      queryKey={reportQuery(id).queryKey}
      take={() => browserApi('PUT /staff/reports/{id}/claim', { params })}
      giveBack={() => browserApi('DELETE /staff/reports/{id}/claim', { params })}
    />
  )
}
