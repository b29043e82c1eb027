import { HOW_COUNTED } from '@sojourn/contract/ground/approval-words'

export interface Share {
  approved: number
  decisions: number
  months: number
}

/** "37 of 41 decisions recorded here in the last 24 months were approvals." */
export const shareInWords = ({ approved, decisions, months }: Share) =>
  `${approved} of ${decisions} decisions recorded here in the last ${months} months were approvals.`

export const howCounted = HOW_COUNTED
