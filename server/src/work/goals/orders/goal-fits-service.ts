interface Aim {
  country: string
  /** Slugs. */
  purposes: readonly string[]
}

/** A goal fits a service of its country whose visa serves its purpose. */
export const fits = (goal: { country_iso: string; purpose: string }, { country, purposes }: Aim) =>
  goal.country_iso === country && purposes.includes(goal.purpose)
