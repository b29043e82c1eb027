import type { RulesOf } from '../../platform/data-rules.ts'

export const rulesData: RulesOf<'rule_change'> = {
  rule_change: {
    marks: { changed_by: 'id' },
    shown: ['rule', 'value', 'reason', 'created_at'],
    withheld: { id: 'a number of ours' },
    onDeletion: { kept: 'what staff did stays provable; it names people by their ids only' },
  },
}
