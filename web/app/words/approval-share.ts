import { HOW_COUNTED } from '@sojourn/contract/ground/approval-words'
import { t } from '@sojourn/contract/words/t'

export interface Share {
  approved: number
  decisions: number
  months: number
}

/** "37 of 41 decisions recorded here in the last 24 months were approvals." */
export const shareInWords = ({ approved, decisions, months }: Share) =>
  t('{approved} of {decisions} decisions recorded here in the last {months} months were approvals.', {
    approved,
    decisions,
    months,
  })

export const howCounted = HOW_COUNTED
