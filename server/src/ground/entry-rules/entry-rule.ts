import type { EntryRuleName } from '@sojourn/contract/ground/entry-rule-words'

export interface EntryRule {
  passport: string
  destination: string
  rule: EntryRuleName
  /** It is null where the source does not say. */
  days: number | null
}

export const pairOf = ({ passport, destination }: Pick<EntryRule, 'passport' | 'destination'>) =>
  `${passport} ${destination}`
