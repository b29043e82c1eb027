import type { RulesOf } from '../../platform/data-rules.ts'

export const reviewsData: RulesOf<'review'> = {
  review: {
    marks: { author_id: 'id', agent_id: 'id' },
    shown: [
      'id',
      'service_id',
      'visa_id',
      'country_iso',
      'order_id',
      'star',
      'refunded',
      'content',
      'reply',
      'replied_at',
      'hidden_at',
      'created_at',
    ],
    onDeletion: { kept: 'what was said of an agent stays, under no name; it goes with the agent' },
  },
}
