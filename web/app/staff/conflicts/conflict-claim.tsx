import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { browserApi } from '../../api/browser.ts'
import { Claim } from '../parts/claim.tsx'
import { staffConflictQuery } from './conflict-queries.ts'

export function ConflictClaim({ of: { id, claim } }: { of: StaffConflict }) {
  const params = { id }
  return (
    <Claim
      claim={claim}
      noun="conflict"
      label="Who has this conflict"
      nobody="Unassigned. Claim it to decide."
      apart
      queryKey={staffConflictQuery(id).queryKey}
      take={() => browserApi('PUT /staff/conflicts/{id}/claim', { params })}
      giveBack={() => browserApi('DELETE /staff/conflicts/{id}/claim', { params })}
    />
  )
}
