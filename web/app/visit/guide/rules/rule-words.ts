import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { RuleOfMany } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'

/** `No visa needed: 54 passports. Travel authorisation: 2 passports.` */
export const countsInWords = (rules: readonly RuleOfMany[]) =>
  rules
    .map(({ rule, passports }) =>
      t('{rule}: {passports}.', {
        rule: ENTRY_RULE_LABELS[rule],
        passports: passportsInWords(passports.length),
      }),
    )
    .join(' ')

export const passportsInWords = (count: number) =>
  t('{count, plural, one {# passport} other {# passports}}', { count })
