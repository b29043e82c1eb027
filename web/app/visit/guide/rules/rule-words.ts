import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { RuleOfMany } from '@sojourn/contract/supply/guide'

/** `No visa needed: 54 passports. Travel authorisation: 2 passports.` */
export const countsInWords = (rules: readonly RuleOfMany[]) =>
  rules
    .map(({ rule, passports }) => `${ENTRY_RULE_LABELS[rule]}: ${passportsInWords(passports.length)}.`)
    .join(' ')

export const passportsInWords = (count: number) => `${count} ${count === 1 ? 'passport' : 'passports'}`
