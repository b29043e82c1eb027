import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED, type Judged } from '@sojourn/contract/supply/verification-words'
import { caseValues } from './case-values.ts'

/** A field fits, or fails for a reason. */
export type Verdict = { fits: true } | { fits: false; reason: string }

/** The judgement keeps what stood in each field when a member of staff judged it. */
export interface Judgement {
  verdicts: Partial<Record<Judged, Verdict & { about: string }>>
  isFinal: boolean
}

export const UNJUDGED: Judgement = { verdicts: {}, isFinal: false }

function told(of: VerificationCase, field: Judged) {
  if (field === 'document') return of.document?.uploaded_at ?? ''
  if (field === 'photo') return of.photo ?? ''
  return caseValues(of)[field]
}

/** An agent without a photo is asked for one before they publish. */
export const judgedIn = ({ photo }: Pick<VerificationCase, 'photo'>) =>
  JUDGED.filter((field) => field !== 'photo' || photo !== null)

/** The verdict that still stands: what the agent changed since is judged anew. */
export function verdictOn(of: VerificationCase, { verdicts }: Judgement, field: Judged): Verdict | undefined {
  const verdict = verdicts[field]
  if (verdict?.about === told(of, field)) return verdict
  return isAcceptedBefore(of, field) ? { fits: true } : undefined
}

/** These have nothing to do with the document; what is read off one is compared anew with another. */
const APART_FROM_DOCUMENT: readonly Judged[] = [
  'country',
  'state',
  'city',
  'postal_code',
  'address',
  'gender',
]

/** It was accepted when the agent was asked for changes, and stands as it stood then. A photo is compared each time. */
export const isAcceptedBefore = (of: VerificationCase, field: Judged) =>
  of.tries > 1 &&
  of.reasons.length > 0 &&
  field !== 'photo' &&
  !of.changed.includes(field) &&
  !of.reasons.some((reason) => reason.field === field) &&
  (!of.changed.includes('document') || APART_FROM_DOCUMENT.includes(field))

/** The reasons that still stand, as they were typed. */
export const reasonsThatStand = (of: VerificationCase, judgement: Judgement) =>
  JUDGED.flatMap((field) => {
    const verdict = verdictOn(of, judgement, field)
    return verdict?.fits === false ? [{ field, reason: verdict.reason }] : []
  })

/** The fields nobody has judged yet. */
export const unjudged = (of: VerificationCase, judgement: Judgement) =>
  judgedIn(of).filter((field) => !verdictOn(of, judgement, field))

/** The judgement with another verdict on a field. */
export const judge = (
  of: VerificationCase,
  judgement: Judgement,
  { field, verdict }: { field: Judged; verdict: Verdict },
): Judgement => ({
  ...judgement,
  verdicts: { ...judgement.verdicts, [field]: { ...verdict, about: told(of, field) } },
})
