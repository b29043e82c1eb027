import type { Visa } from '@sojourn/contract/ground/reference'
import type { Candidate } from './candidate.ts'

export const candidateOf = ({ id, name, purposes, description, checklist, facts }: Visa): Candidate => ({
  id,
  name,
  description,
  checklist,
  facts,
  purposes: purposes.map((purpose) => purpose.id),
})
