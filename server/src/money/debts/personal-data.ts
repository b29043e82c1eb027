import type { RulesOf } from '../../platform/data-rules.ts'

export const debtsData: RulesOf<'debt_bill' | 'debt_relief'> = {
  debt_bill: {
    marks: { client_id: 'id' },
    shown: ['id', 'currency', 'created_at', 'paid_at'],
    onDeletion: { kept: 'payments name it, and the books stand; it names people by their ids only' },
  },
  debt_relief: {
    marks: { person_id: 'id', proposed_by: 'id', decided_by: 'id' },
    shown: ['id', 'side', 'how', 'amount', 'currency', 'status', 'created_at', 'decided_at', 'updated_at'],
    withheld: { reason: 'a note among staff' },
    onDeletion: { kept: 'what two of our team agreed to stays provable; it names people by their ids only' },
  },
}
