/** The lists of decisions that staff look through. */
export const DECISION_TABS = ['held', 'all', 'out'] as const
export type DecisionTab = (typeof DECISION_TABS)[number]

export const DECISION_STATES = {
  counted: 'Counted',
  held: 'Held back',
  same: 'Counted once already',
  suspended: 'Not counted while somebody is suspended',
  out: 'Taken out',
} as const
export type DecisionState = keyof typeof DECISION_STATES
