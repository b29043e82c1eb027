import type { RulesOf } from '../../platform/data-rules.ts'

export const servicesData: RulesOf<'service'> = {
  service: {
    marks: { agent_id: 'id' },
    shown: [
      'id',
      'status',
      'country_iso',
      'visa_id',
      'title',
      'description',
      'price_amount',
      'further_person_amount',
      'delivery_value',
      'delivery_unit',
      'delivery_days',
      'meeting_minutes',
      'requirements',
      'refund_before_start',
      'refund_before_filing',
      'refund_after_filing',
      'stages',
      'version',
      'ordered_at',
      'published_at',
      'archived_at',
      'withheld_at',
      'created_at',
      'updated_at',
    ],
    onDeletion: 'removed',
  },
}
