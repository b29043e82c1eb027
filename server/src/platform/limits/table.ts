interface Limit {
  most: number
  perSeconds: number
  /** Each of these is counted by itself; one a caller does not have is left out. */
  by: readonly ('address' | 'device' | 'account')[]
}

/** How often what may be tried. */
export const limits = {
  api_write: { most: 300, perSeconds: 60, by: ['address'] },
  contact_message: { most: 5, perSeconds: 3600, by: ['address', 'device'] },
  password_check: { most: 10, perSeconds: 60, by: ['account'] },
} as const satisfies Record<string, Limit>

export type Feature = keyof typeof limits
export type CallerOf<F extends Feature> = Record<(typeof limits)[F]['by'][number], string | null>
