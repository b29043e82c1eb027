import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { TestCard } from '../processor-contract/opened-processor.ts'
import { type Book, newId } from './book.ts'

const NUMBERS: Record<TestCard, string> = {
  good: '4242424242424242',
  declined: '4000000000000341',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  needsConfirmation: '4000002760003184',
  slow: '4000000000000077',
}

export const newCustomer = (
  book: Book,
  email: string | null,
  metadata: Stripe.Metadata,
): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: book.now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_prefix: 'A1B2C3D4',
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

export function newPaymentMethod(book: Book, card: TestCard, customer: string | null): Stripe.PaymentMethod {
  const number = NUMBERS[card]
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: customer ? 'always' : 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 4,
      exp_year: 2042,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: book.now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  book.rememberCard(method.id, card)
  return book.put(method)
}

export const newAccount = (
  book: Book,
  { country, email, metadata }: { country: string; email: string | null; metadata: Stripe.Metadata },
): Stripe.Account => ({
  id: newId('acct'),
  object: 'account',
  business_type: 'individual',
  capabilities: { transfers: 'inactive' },
  charges_enabled: false,
  controller: {
    fees: { payer: 'application' },
    is_controller: true,
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
    type: 'application',
  },
  country,
  created: book.now,
  default_currency: country === 'US' ? 'usd' : 'cad',
  details_submitted: false,
  email,
  external_accounts: {
    object: 'list',
    data: [],
    has_more: false,
    url: '/v1/accounts/external_accounts',
  },
  metadata,
  payouts_enabled: false,
  requirements: {
    alternatives: [],
    current_deadline: null,
    currently_due: ['external_account', 'individual.first_name', 'tos_acceptance.date'],
    disabled_reason: 'requirements.past_due',
    errors: [],
    eventually_due: ['external_account', 'individual.first_name', 'tos_acceptance.date'],
    past_due: [],
    pending_verification: [],
  },
  tos_acceptance: { date: null, ip: null, user_agent: null },
  type: 'none',
})

export const newBankAccount = (account: Stripe.Account, last4: string): Stripe.BankAccount => ({
  id: newId('ba'),
  object: 'bank_account',
  account: account.id,
  account_holder_name: 'Amara Okafor',
  account_holder_type: 'individual',
  account_type: null,
  bank_name: 'ROYAL BANK OF CANADA',
  country: account.country ?? 'CA',
  currency: account.default_currency ?? 'cad',
  default_for_currency: true,
  fingerprint: createHash('sha256').update(last4).digest('base64url').slice(0, 16),
  last4,
  routing_number: '11000000',
  status: 'new',
})
