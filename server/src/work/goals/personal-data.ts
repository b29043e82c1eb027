import type { RulesOf } from '../../platform/data-rules.ts'

export const goalsData: RulesOf<'goal'> = {
  goal: {
    marks: { client_id: 'id' },
    shown: [
      'id',
      'name',
      'country_iso',
      'purpose',
      'expected_on',
      'comment',
      'ticked',
      'status',
      'decided_on',
      'decided_at',
      'deleted_at',
      'created_at',
      'updated_at',
    ],
    onDeletion: { kept: 'those that were ordered for, without their words' },
  },
}
