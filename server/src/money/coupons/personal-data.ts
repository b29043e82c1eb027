import type { RulesOf } from '../../platform/data-rules.ts'

export const couponsData: RulesOf<'coupon' | 'coupon_use'> = {
  coupon: {
    marks: { owner_id: 'id' },
    shown: [
      'id',
      'code',
      'kind',
      'funder',
      'status',
      'currency',
      'amount',
      'balance',
      'expires_at',
      'payment_id',
      'taken_amount',
      'created_at',
      'updated_at',
    ],
    withheld: { agent_id: 'another person', made_by: 'another person', note: 'a note among staff' },
    onDeletion: { kept: 'the books tell of them; they name people by their ids only' },
  },
  coupon_use: { notPersonal: 'what payments took of coupons, which say whose they are' },
}
