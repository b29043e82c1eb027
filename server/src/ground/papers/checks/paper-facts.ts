import type { PaperKind } from '@sojourn/contract/ground/paper-words'
import type { PaperCheck, PaperFields } from '@sojourn/contract/ground/papers'
import type { PassportRule } from '@sojourn/contract/work/passport-rule'
import type { Findings } from '../../../platform/papers/findings.ts'

/** It says as much of a journey as decides how long a passport must last. */
export interface PaperJourney {
  country: string
  countryName: string
  arrival: string
  stayDays: number | null
  rule: PassportRule | null
}

/** A file and all that it is compared with. Of a travel paper only what its owner confirmed is used. */
export interface PaperFacts {
  kind: PaperKind
  /** The words are those of the checklist. */
  asked: string
  /** It is in bytes; null means that nobody says how large it may be. */
  size: number | null
  found: Findings
  confirmed: PaperFields | null
  today: string
  /** It says who the paper is of: by their profile, or by the order they travel along in. */
  profile: { name: string; birth: string | null; isOfOrder?: boolean }
  /** The day its passport expires, as the goal says. */
  expiresByGoal: string | null
  journey: PaperJourney | null
  others: { name: string; fields: PaperFields }[]
  /** Documents of the same order that are the very same file. */
  sameAs: string[]
}

/** It is null where the rule has nothing to say about such a paper. */
export type Told = Said | null

export type Said = Pick<PaperCheck, 'answer' | 'text'>

export interface PaperRule {
  rule: string
  name: string
  check(paper: PaperFacts): Told
}

export const fine = (): Said => ({ answer: 'fine', text: null })
export const lookAgain = (text: string): Said => ({ answer: 'look_again', text })
export const unsure = (text: string): Said => ({ answer: 'unsure', text })

export const isTravelPaper = ({ kind }: Pick<PaperFacts, 'kind'>) =>
  kind === 'passport' || kind === 'identity_card'
