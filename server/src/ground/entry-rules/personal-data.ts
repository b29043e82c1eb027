import type { RulesOf } from '../../platform/data-rules.ts'

const REFERENCE = 'the same for everybody: comes with the product'

export const entryRulesData: RulesOf<'entry_rule' | 'entry_rule_source'> = {
  entry_rule: { notPersonal: REFERENCE },
  entry_rule_source: { notPersonal: REFERENCE },
}
