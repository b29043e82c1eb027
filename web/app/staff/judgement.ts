import type { VerificationCase } from '@sojourn/contract/staff-queue'
import { JUDGED, type Judged } from '@sojourn/contract/verification-words'
import { caseValues } from './case-values.ts'

/** What somebody of us thinks of a case so far: why each field fails, and what stood there when they wrote it. */
export interface Judgement {
  failed: Partial<Record<Judged, { reason: string; about: string }>>
  isFinal: boolean
}

export const UNJUDGED: Judgement = { failed: {}, isFinal: false }

const told = (of: VerificationCase, field: Judged) =>
  field === 'document' ? (of.document?.uploaded_at ?? '') : caseValues(of)[field]

/** The reasons that still stand, as they were typed: what the agent changed since is judged anew. */
export const reasonsThatStand = (of: VerificationCase, { failed }: Judgement) =>
  JUDGED.flatMap((field) => {
    const written = failed[field]
    return written?.about === told(of, field) ? [{ field, reason: written.reason }] : []
  })

/** The judgement with another reason for a field, or none where it fits. */
export function judge(
  of: VerificationCase,
  judgement: Judgement,
  { field, reason }: { field: Judged; reason: string | undefined },
): Judgement {
  const { [field]: _, ...others } = judgement.failed
  return {
    ...judgement,
    failed: reason === undefined ? others : { ...others, [field]: { reason, about: told(of, field) } },
  }
}
