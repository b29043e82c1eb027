import { t } from '../words/t.ts'

export const CONFLICT_REASONS = {
  late: t('The work is late'),
  not_as_agreed: t('The work is not what was agreed'),
  no_contact: t('The other side does not answer'),
  no_show: t('A meeting was missed'),
  documents: t('Documents are missing or wrong'),
  changed_plans: t('My plans have changed'),
  other: t('Something else'),
}
export type ConflictReason = keyof typeof CONFLICT_REASONS

/** Nobody chooses these: our own steps give them. */
export const OTHER_REASONS = {
  cancellation: t('The order was cancelled'),
  chargeback: t('The client’s bank wants the payment back'),
  ended: t('Our team ended the order'),
}

export const reasonWords = (reason: string) =>
  ({ ...CONFLICT_REASONS, ...OTHER_REASONS })[reason as ConflictReason] ?? CONFLICT_REASONS.other

export const CONFLICT_STAGES = ['direct', 'mediation', 'approval', 'decided', 'settling', 'closed'] as const
export type ConflictStage = (typeof CONFLICT_STAGES)[number]

export const CONFLICT_OUTCOMES = {
  withdrawn: t('Withdrawn'),
  continued: t('The work goes on'),
  partial: t('Partly refunded'),
  full: t('Refunded'),
  released: t('The agent is paid'),
  chargeback: t('Decided by the bank'),
}
export type ConflictOutcome = keyof typeof CONFLICT_OUTCOMES

export const LONGEST_CONFLICT_TEXT = 4000
