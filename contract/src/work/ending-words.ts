export const ENDING_REASONS = {
  fraud: 'Fraud',
  licence_revoked: 'The agent’s licence was revoked',
  agent_suspended: 'The agent’s account is suspended',
  legal: 'A legal reason',
} as const
export type EndingReason = keyof typeof ENDING_REASONS

export const endingWords = (reason: string) => ENDING_REASONS[reason as EndingReason] ?? ENDING_REASONS.legal
