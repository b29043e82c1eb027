import type { Findings } from '../../src/platform/papers/findings.ts'
import type { MadeUp } from './made-up-papers.ts'

export type Outcome = 'right' | 'right, to be confirmed' | 'wrong, said to be unsure' | 'wrong' | 'not read'

export function compareReading({ paper }: Pick<MadeUp, 'paper'>, { zone }: Pick<Findings, 'zone'>): Outcome {
  const fields = zone?.fields
  if (!fields) return 'not read'
  const isRight =
    fields.number === paper.number &&
    fields.surname === paper.surname.replaceAll('-', ' ') &&
    fields.given_names === paper.given.replaceAll('-', ' ') &&
    fields.nationality === paper.nationality &&
    fields.state === paper.state &&
    fields.birth === paper.birth &&
    fields.expiry === paper.expiry
  if (isRight) return fields.is_sure ? 'right' : 'right, to be confirmed'
  return fields.is_sure ? 'wrong' : 'wrong, said to be unsure'
}
