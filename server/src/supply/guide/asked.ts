import type { AgeBand, GuideParameter, Need } from '@sojourn/contract/supply/guide-answers'

export interface Place {
  id: string
  name: string
}

/** Null means that it was not said. */
export interface Asked extends Record<Need, boolean | null> {
  /** There are at most two, each once. */
  passports: Place[]
  residence: Place | null
  destination: Place | null
  purpose: Place | null
  /** It is in days. */
  stay: number | null
  age: AgeBand | null
}

export interface Problem {
  field: GuideParameter
  message: string
}
