import type Stripe from 'stripe'
import { type Book, newId, OURS } from './book.ts'

interface Movement {
  amount: number
  currency: string
  fee?: number
  type: Stripe.BalanceTransaction.Type
  source: string
}

/** Money comes or goes, and the balance of whose it is follows. */
export function newMovement(book: Book, { fee = 0, ...movement }: Movement, owner = OURS) {
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: book.now,
    balance_type: 'payments',
    created: book.now,
    currency: movement.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency: movement.currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: movement.amount - fee,
    reporting_category: movement.type,
    source: movement.source,
    status: 'available',
    type: movement.type,
  }
  book.move(owner, transaction)
  return book.put(transaction, owner)
}

interface Charged {
  amount: number
  currency: string
  intent: Stripe.PaymentIntent | null
  failure?: { code: string; message: string } | undefined
}

export const newCharge = (book: Book, { amount, currency, intent, failure }: Charged): Stripe.Charge => ({
  id: newId(intent ? 'ch' : 'py'),
  object: 'charge',
  amount,
  amount_captured: failure ? 0 : amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: failure ? null : 'SOJOURN',
  captured: !failure,
  created: book.now,
  currency,
  customer: intent?.customer ?? null,
  description: intent?.description ?? null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: failure?.code ?? null,
  failure_message: failure?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: { ...intent?.metadata },
  on_behalf_of: null,
  outcome: null,
  paid: !failure,
  payment_intent: intent?.id ?? null,
  payment_method: typeof intent?.payment_method === 'string' ? intent.payment_method : null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: failure ? 'failed' : 'succeeded',
  transfer_data: null,
  transfer_group: null,
})

interface Intended {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Stripe.Metadata
}

export const newIntent = (book: Book, asked: Intended): Stripe.PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  allowed_payment_method_types: ['card'],
  amount: asked.amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: `${newId('pi')}_secret`,
  confirmation_method: 'automatic',
  created: book.now,
  currency: asked.currency,
  customer: asked.customer,
  customer_account: null,
  description: asked.description,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: asked.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
})

export const newSetupIntent = (
  book: Book,
  { customer, metadata }: { customer: string; metadata: Stripe.Metadata },
): Stripe.SetupIntent => ({
  id: newId('seti'),
  object: 'setup_intent',
  allowed_payment_method_types: ['card'],
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: `${newId('seti')}_secret`,
  created: book.now,
  customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'requires_payment_method',
  usage: 'off_session',
})

export const newRefund = (
  book: Book,
  charge: Stripe.Charge,
  amount: number,
  metadata: Stripe.Metadata,
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created: book.now,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

export const newDispute = (book: Book, charge: Stripe.Charge): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: book.now,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    appeal: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: book.now + 14 * 86_400,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'product_not_received',
  status: 'needs_response',
})

interface Moved {
  amount: number
  currency: string
  destination: string
  group: string | null
}

export function newTransfer(book: Book, { amount, currency, destination, group }: Moved): Stripe.Transfer {
  const id = newId('tr')
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: newMovement(book, { amount: -amount, currency, type: 'transfer', source: id }).id,
    created: book.now,
    currency,
    description: null,
    destination,
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: group,
  }
}

interface Sent {
  amount: number
  currency: string
  metadata: Stripe.Metadata
  account: string
}

export function newPayout(book: Book, { amount, currency, metadata, account }: Sent): Stripe.Payout {
  const id = newId('po')
  const movement = { amount: -amount, currency, type: 'payout' as const, source: id }
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: book.now + 2 * 86_400,
    automatic: false,
    balance_transaction: newMovement(book, movement, account).id,
    created: book.now,
    currency,
    description: null,
    destination: newId('ba'),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  }
}
