interface Aim {
  country: string
  /** They are slugs. */
  purposes: readonly string[]
}

/** A goal fits a service of its country whose visa serves its purpose. */
export const fitsService = (goal: { country_iso: string; purpose: string }, { country, purposes }: Aim) =>
  goal.country_iso === country && purposes.includes(goal.purpose)
