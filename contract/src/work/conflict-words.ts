/** Why somebody opens a conflict, and what they get to read. */
export const CONFLICT_REASONS = {
  late: 'The work is late',
  not_as_agreed: 'The work is not what was agreed',
  no_contact: 'The other side does not answer',
  no_show: 'A meeting was missed',
  documents: 'Documents are missing or wrong',
  changed_plans: 'My plans have changed',
  other: 'Something else',
} as const
export type ConflictReason = keyof typeof CONFLICT_REASONS

/** What our own steps are called, which nobody chooses. */
export const OTHER_REASONS = {
  cancellation: 'The order was cancelled',
  chargeback: 'The client’s bank wants the payment back',
  ended: 'Our team ended the order',
} as const

export const reasonWords = (reason: string) =>
  ({ ...CONFLICT_REASONS, ...OTHER_REASONS })[reason as ConflictReason] ?? CONFLICT_REASONS.other

export const CONFLICT_STAGES = ['direct', 'mediation', 'approval', 'decided', 'settling', 'closed'] as const
export type ConflictStage = (typeof CONFLICT_STAGES)[number]

export const CONFLICT_OUTCOMES = {
  withdrawn: 'Withdrawn',
  continued: 'The work goes on',
  partial: 'Partly refunded',
  full: 'Refunded',
  released: 'The agent is paid',
  chargeback: 'Decided by the bank',
} as const
export type ConflictOutcome = keyof typeof CONFLICT_OUTCOMES

export const LONGEST_CONFLICT_TEXT = 4000
