/** How an order ended; `closing-words.ts` says it, and comes to pages only with an order that has ended. */
export const CLOSING_NAMES = [
  'unpaid_cancelled',
  'unpaid',
  'stopped',
  'accepted',
  'accepted_by_silence',
  'agreed_full',
  'agreed_partial',
  'agreed_released',
  'silence_full',
  'silence_partial',
  'silence_released',
  'team_proposal_full',
  'team_proposal_partial',
  'team_proposal_released',
  'decided_full',
  'decided_partial',
  'decided_released',
  'client_cancelled',
  'client_withdrew',
  'agent_late',
  'agent_suspended',
  'declined',
  'unstarted',
  'ended_by_team',
  'gift',
  'refunded',
  'bank',
] as const

export type ClosingName = (typeof CLOSING_NAMES)[number]

/** The client said that the work is done, or said nothing against it. */
export const isAcceptance = (name: ClosingName) => name === 'accepted' || name === 'accepted_by_silence'
