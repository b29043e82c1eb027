import type { RulesOf } from '../../platform/data-rules.ts'

export const offersData: RulesOf<'offer'> = {
  offer: {
    marks: { client_id: 'id', agent_id: 'id' },
    shown: [
      ...[
        'id',
        'conversation_id',
        'order_id',
        'extra_of',
        'proposed_by',
        'goal_id',
        'status',
        'replaces_id',
        'version',
      ],
      ...['title', 'description', 'excluded', 'price_amount', 'currency', 'delivery_days'],
      ...['meeting_minutes', 'requirements', 'refund_schedule', 'revisions', 'stages', 'people'],
      ...['country_iso', 'visa_id', 'visa_name', 'purposes', 'ends_at', 'answer', 'answered_at'],
      ...['created_at', 'updated_at'],
    ] as never,
    withheld: { warns_at: 'when we remind', warned_at: 'when we reminded' },
    onDeletion: {
      kept: 'the other side can still read what was offered; it names people by their ids only, and what its client answered is removed',
    },
  },
}
