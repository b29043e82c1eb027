/** Plain data of debts, for browser and server. */
export const DEBT_SIDES = ['agent', 'client'] as const

/** How a debt ends by our team: it was paid outside, or nobody pays it. */
export const RELIEFS = { received: 'Received', forgiven: 'Forgiven' } as const
export const RELIEF_KINDS = Object.keys(RELIEFS) as [keyof typeof RELIEFS, ...(keyof typeof RELIEFS)[]]
