import type { VisaFacts } from './visa-facts.ts'

/** A visa as the guide weighs it. */
export interface Candidate {
  id: string
  name: string
  purposes: readonly string[]
  description: string
  checklist: readonly string[]
  facts: VisaFacts
}
