import type { RulesOf } from '../../platform/data-rules.ts'

const STAFF = 'another person, of our team'

export const reportsData: RulesOf<'report'> = {
  report: {
    marks: { reporter_id: 'id', reporter_email: 'email' },
    shown: [
      'id',
      'kind',
      'subject_id',
      'reporter_name',
      'category',
      'explanation',
      'status',
      'outcome',
      'ground',
      'decision_reason',
      'decided_at',
      'objected_at',
      'settlement',
      'settlement_reason',
      'settled_at',
      'hides',
      'created_at',
    ],
    withheld: {
      owner_id: 'another person',
      reported: 'the words of another person',
      objection: 'may be the words of another person',
      claimed_by: STAFF,
      claimed_at: 'unfinished work',
      decided_by: STAFF,
      settled_by: STAFF,
    },
    onDeletion: {
      kept: 'what was reported and decided, without name, address and words of the person; gone a year after the answer',
    },
  },
}
