import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'

/** A fact that is not there is not known. */
export interface Candidate {
  id: string
  name: string
  purposes: readonly string[]
  description: string
  checklist: readonly string[]
  facts: Pick<ShownFacts, 'age' | 'stay' | 'extend' | 'nationalities' | 'apply_from'>
}
