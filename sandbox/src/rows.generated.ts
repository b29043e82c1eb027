// Made from the migrated database by `npm run db:types`; not to be edited.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface Account {
  id: string
  secret: string | null
  country: string
  status: 'incomplete' | 'in_progress' | 'linked' | 'rejected'
  return_url: string | null
  refresh_url: string | null
  link_ends_at: Timestamp | null
  done_at: Timestamp | null
  created_at: Timestamp
  bank: string | null
  last4: string | null
}

export interface Answer {
  key: string
  body_hash: string
  reply: Json
  created_at: Timestamp
}

export interface Card {
  id: string
  customer_id: string | null
  behaviour: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  created_at: Timestamp
  removed_at: Timestamp | null
}

export interface Charge {
  id: string
  secret: string
  reference: string
  customer_id: string | null
  card_id: string | null
  session_id: string | null
  description: string
  amount: number
  currency: string
  fee: number
  refunded: Generated<number>
  status: 'needs_action' | 'processing' | 'captured' | 'failed'
  error_code: string | null
  error_text: string | null
  return_url: string
  done_at: Timestamp | null
  created_at: Timestamp
}

export interface Customer {
  id: string
  created_at: Timestamp
  removed_at: Timestamp | null
  email: string | null
}

export interface Dispute {
  id: string
  charge_id: string
  amount: number
  fee: number
  currency: string
  status: 'open' | 'won' | 'lost'
  created_at: Timestamp
}

export interface Event {
  id: Generated<string>
  seq: Generated<number>
  kind: 'attempt' | 'setup' | 'refund' | 'dispute' | 'account' | 'payout'
  object_id: string
  created_at: Timestamp
  tries: Generated<number>
  next_try_at: Timestamp
  delivered_at: Timestamp | null
}

export interface Payout {
  id: string
  account_id: string
  amount: number
  currency: string
  status: 'in_transit' | 'paid' | 'failed'
  done_at: Timestamp
  created_at: Timestamp
}

export interface Refund {
  id: string
  charge_id: string
  reference: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  outcome: 'succeeded' | 'failed'
  done_at: Timestamp
  created_at: Timestamp
}

export interface Session {
  id: string
  secret: string
  mode: 'payment' | 'setup'
  reference: string
  customer_id: string
  description: string | null
  amount: number | null
  currency: string | null
  success_url: string
  cancel_url: string
  status: 'open' | 'complete' | 'expired'
  card_id: string | null
  charge_id: string | null
  expires_at: Timestamp
  created_at: Timestamp
}

export interface DB {
  account: Account
  answer: Answer
  card: Card
  charge: Charge
  customer: Customer
  dispute: Dispute
  event: Event
  payout: Payout
  refund: Refund
  session: Session
}
