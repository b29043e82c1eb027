import type { RulesOf } from '../../platform/data-rules.ts'

export const meetingsData: RulesOf<'meeting_request' | 'meeting_link'> = {
  meeting_request: {
    marks: { client_id: 'id', agent_id: 'id' },
    shown: [
      'order_id',
      'meeting_id',
      'made_by',
      'status',
      'starts_at',
      'ends_at',
      'reason',
      'is_free',
      'answer_by',
      'answered_at',
      'created_at',
    ],
    withheld: { id: 'a number of ours' },
    onDeletion: { kept: 'the other side needs to see what was asked; it names people by their ids only' },
  },
  meeting_link: {
    marks: { agent_id: 'id' },
    shown: ['address', 'updated_at'],
    onDeletion: 'removed',
  },
}
