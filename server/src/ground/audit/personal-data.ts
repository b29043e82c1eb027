import type { RulesOf } from '../../platform/data-rules.ts'

export const auditData: RulesOf<'audit_entry'> = {
  audit_entry: {
    marks: { subject_id: 'id', staff_id: 'id' },
    shown: ['action', 'created_at'],
    withheld: { id: 'a number of ours', details: 'may tell of other people' },
    onDeletion: { kept: 'what staff did stays provable; it names people by their ids only' },
  },
}
