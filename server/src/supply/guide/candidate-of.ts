import type { Visa } from '@sojourn/contract/ground/reference'
import type { Candidate } from './candidate.ts'

export const candidateOf = (visa: Visa): Candidate => ({
  id: visa.id,
  name: visa.name,
  purposes: visa.purposes.map(({ id }) => id),
  description: visa.description,
  checklist: visa.checklist,
  facts: {},
})
