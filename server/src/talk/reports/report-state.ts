export type ReportState = 'open' | 'claimed' | 'decided' | 'appealed' | 'settled'

interface Transition {
  from: readonly ReportState[]
  to: ReportState
  /** What is said in every other state. */
  otherwise: string
}

const DECIDED = 'This report is decided already.'

/** Every step a report can take; there is no other. */
export const steps = {
  /** Claimed again, it stays longer, or goes over once the claim has lapsed. */
  claim: { from: ['open', 'claimed'], to: 'claimed', otherwise: DECIDED },
  release: { from: ['claimed'], to: 'open', otherwise: 'You do not have this report.' },
  decide: { from: ['claimed'], to: 'decided', otherwise: DECIDED },
  appeal: {
    from: ['decided'],
    to: 'appealed',
    otherwise: 'Someone has objected to this decision already.',
  },
  settle: { from: ['appealed'], to: 'settled', otherwise: 'No objection waits for an answer here.' },
} as const satisfies Record<string, Transition>

export type Step = keyof typeof steps
