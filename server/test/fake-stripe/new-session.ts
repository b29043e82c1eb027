import type Stripe from 'stripe'
import { type Book, newId } from './book.ts'

interface Asked {
  mode: 'payment' | 'setup'
  customer: string
  reference: string | null
  metadata: Stripe.Metadata
  amount: number | null
  currency: string | null
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  keepsCards: boolean
  setupIntent: string | null
}

export function newSession(book: Book, asked: Asked): Stripe.Checkout.Session {
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: asked.amount,
    amount_total: asked.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancelUrl,
    client_reference_id: asked.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: book.now,
    currency: asked.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: asked.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: asked.mode === 'payment' ? [] : null,
    expires_at: asked.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: asked.metadata,
    mode: asked.mode,
    optional_items: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: asked.mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: asked.mode === 'payment' ? 'unpaid' : 'no_payment_required',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: asked.keepsCards
      ? {
          allow_redisplay_filters: ['always'],
          payment_method_remove: 'disabled',
          payment_method_save: 'enabled',
        }
      : null,
    setup_intent: asked.setupIntent,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.successUrl,
    total_details:
      asked.mode === 'payment' ? { amount_discount: 0, amount_shipping: 0, amount_tax: 0 } : null,
    ui_mode: 'hosted_page',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    wallet_options: null,
  }
}
