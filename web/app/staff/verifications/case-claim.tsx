import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { hasFurtherTry } from '@sojourn/contract/supply/further-try'
import { browserApi } from '../../api/browser.ts'
import { Claim } from '../parts/claim.tsx'
import { caseQuery } from './verification-queries.ts'

interface Props {
  of: VerificationCase
  /** Fields were judged, and the decision is not sent yet. */
  hasVerdicts: boolean
}

/** No two look at the same papers. */
export function CaseClaim({ of, hasVerdicts }: Props) {
  const { uuid, claim, may } = of
  const params = { id: uuid }
  return (
    <Claim
      claim={claim}
      noun="case"
      label="Case assignment"
      nobody={`${hasFurtherTry(of) ? 'The agent has been asked for changes; nothing to decide until they send them.' : 'Unassigned.'} Claim it to open the document${may.includes('decide') ? ' and to decide' : ''}.`}
      note={hasVerdicts ? 'Your decisions so far are kept until you leave this page.' : undefined}
      queryKey={caseQuery(uuid).queryKey}
      take={() => browserApi('PUT /staff/verifications/{id}/claim', { params })}
      giveBack={() => browserApi('DELETE /staff/verifications/{id}/claim', { params })}
    />
  )
}
