import type { RulesOf } from '../../platform/data-rules.ts'

const AT_PROCESSOR = 'a name at the processor of cards: whoever has it could ask them'
const HANDLE_OF_PAGE = 'the address of a page where a card is added, good for a while'

export const paymentsData: RulesOf<
  | 'payment'
  | 'payment_activity'
  | 'payment_method'
  | 'processor_customer'
  | 'card_setup'
  | 'refund'
  | 'dispute'
  | 'receipt'
  | 'payment_alarm'
  | 'processor_event'
  | 'coupon_refund'
  | 'refund_transfer'
> = {
  payment: {
    marks: { payer_id: 'id' },
    shown: [
      'id',
      'ref',
      'payable',
      'payable_id',
      'status',
      'title',
      'seller',
      'currency',
      'price',
      'taxes',
      'tax_amount',
      'coupons',
      'promo_amount',
      'agent_amount',
      'credit_amount',
      'amount',
      'refunded_amount',
      'dispute',
      'frozen_until',
      'paid_at',
      'created_at',
      'updated_at',
    ],
    onDeletion: { kept: 'the books stand as they were written; it names people by their ids only' },
  },
  payment_activity: { notPersonal: 'tries to make payments, which say whose they are' },
  payment_method: {
    marks: { person_id: 'id' },
    shown: [
      'id',
      'processor',
      'brand',
      'last4',
      'card_type',
      'expires_on',
      'is_default',
      'created_at',
      'removed_at',
    ],
    withheld: { processor_id: AT_PROCESSOR, fingerprint: AT_PROCESSOR },
    onDeletion: 'removed',
  },
  processor_customer: {
    marks: { person_id: 'id' },
    shown: ['processor', 'created_at', 'unknown_since', 'told_at'],
    withheld: { processor_id: AT_PROCESSOR },
    onDeletion: 'removed',
  },
  card_setup: {
    marks: { person_id: 'id' },
    shown: ['id', 'processor', 'status', 'return_url', 'look_at', 'created_at', 'updated_at'],
    withheld: { processor_id: AT_PROCESSOR, url: HANDLE_OF_PAGE },
    onDeletion: 'removed',
  },
  refund: { notPersonal: 'what of payments went back; they say whose they are' },
  receipt: {
    marks: { payer_id: 'id' },
    shown: ['payment_id', 'payer_name', 'payer_address', 'seller_registered_as', 'issued_at'],
    onDeletion: { kept: 'the law wants what was sold to which country; name and address of who paid go' },
  },
  coupon_refund: {
    marks: { client_id: 'id' },
    shown: [
      'id',
      'coupon_id',
      'amount',
      'currency',
      'status',
      'refund_id',
      'bank_reference',
      'reason',
      'created_at',
      'approved_at',
      'answered_at',
      'updated_at',
    ],
    withheld: { decided_by: 'another person', approved_by: 'another person' },
    onDeletion: { kept: 'the books tell of them; they name people by their ids only' },
  },
  refund_transfer: {
    marks: { payer_id: 'id', entered_by: 'id', approved_by: 'id', sent_by: 'id' },
    shown: [
      'id',
      'refund_id',
      'status',
      'hint',
      'approved_at',
      'bank_reference',
      'sent_at',
      'reason',
      'created_at',
      'updated_at',
    ],
    withheld: {
      sealed_details: 'sealed; whoever typed it knows it, and its last characters are shown',
      reminded_at: 'when our team was reminded',
    },
    onDeletion: { kept: 'the books tell of them; bank details are gone once a transfer is over' },
  },
  dispute: { notPersonal: 'what banks asked back of payments, which say whose they are' },
  payment_alarm: { notPersonal: 'figures and codes of payments, which say whose they are' },
  processor_event: { notPersonal: 'numbers of news of the processor, forgotten within months' },
}
