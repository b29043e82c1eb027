/** Browser and server share this plain data. */
export const DEBT_SIDES = ['agent', 'client'] as const

export const RELIEFS = { received: 'Received', forgiven: 'Forgiven' } as const
export const RELIEF_KINDS = Object.keys(RELIEFS) as [keyof typeof RELIEFS, ...(keyof typeof RELIEFS)[]]
