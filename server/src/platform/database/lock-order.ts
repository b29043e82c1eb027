/**
 * Rows are locked in this order, whoever locks them, so that no two transactions wait for each other. A step may leave
 * tables out. The search index comes after all: it holds an agent whose order may be held already, and locks nothing more.
 */
export const LOCK_ORDER = [
  'person',
  'session',
  'agent',
  'verification',
  'licence',
  'article',
  'service',
  'subscription',
  'plan_bill',
  'client_order',
  'conversation',
  'conflict',
  'review',
  'report',
  'wallet',
  'payout',
  'payment',
  'payment_activity',
  'refund',
  'card_setup',
  'payment_method',
  'coupon',
  'coupon_refund',
  'ledger_account',
  'goal',
  'saved_search',
  'visa',
  'mail_body',
] as const
