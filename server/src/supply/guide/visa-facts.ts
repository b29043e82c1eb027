/** What the guide asks of a visa's facts; a fact that is not there is not known. */
export interface VisaFacts {
  /** The longest stay, in days. */
  stayDays?: number
  age?: { min: number | null; max: number | null }
  nationalities?: { only: readonly string[]; except: readonly string[] }
  applyFrom?: readonly string[]
}
