import type { RulesOf } from '../../platform/data-rules.ts'

export const goalsData: RulesOf<'goal' | 'decision_request'> = {
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
      'passport_iso',
      'second_passport_iso',
      'residence_iso',
      'visa_id',
      'visa_told_at',
      'stay_days',
      'passport_expires_on',
      'travellers',
      'status',
      'decided_on',
      'decided_at',
      'deleted_at',
      'created_at',
      'updated_at',
    ],
    onDeletion: { kept: 'those that were ordered for, without their words' },
  },
  decision_request: { notPersonal: 'when we ask for the decision on a goal, by its number' },
}
