/** The money is an order's, an agent's, a client's or a refund's. Such an account is never below zero. */
const OF_SOMEBODY = [
  'escrow',
  'gov_fee',
  'dispute_hold',
  'agent_pending',
  'agent_available',
  'agent_debt',
  'payout_transit',
  'client_credit',
  'client_debt',
  'refund_payable',
] as const

const OF_THE_PLATFORM = [
  'clearing',
  'cash',
  'commission',
  'promo_expense',
  'processor_fee',
  'dispute_fee',
  'dispute_loss',
  'debt_loss',
  'subscription_revenue',
] as const

type SubjectKind = (typeof OF_SOMEBODY)[number]
type PlatformKind = (typeof OF_THE_PLATFORM)[number]

/** An account holds one currency; the chart itself, with what each is for, stands in docs/glossary.md. */
export interface Account {
  kind: SubjectKind | PlatformKind | 'tax'
  subject: string | null
  code: string | null
}

const platform = Object.fromEntries(
  OF_THE_PLATFORM.map((kind) => [kind, { kind, subject: null, code: null }]),
) as Record<PlatformKind, Account>

const somebody = Object.fromEntries(
  OF_SOMEBODY.map((kind) => [kind, (subject: string) => ({ kind, subject, code: null })]),
) as Record<SubjectKind, (subject: string) => Account>

export const accounts = {
  ...platform,
  ...somebody,
  tax: (code: string): Account => ({ kind: 'tax', subject: null, code }),
}

/** A debt is owed to us: it grows by debits, every other account of somebody’s by credits. */
export const DEBT_KINDS: readonly string[] = ['agent_debt', 'client_debt']

export const AGENT_KINDS: readonly string[] = ['agent_pending', 'agent_available', 'agent_debt']

type Named = { kind: string; subject: string | null; code: string | null }

export const nameOf = ({ kind, subject, code }: Named) => [kind, subject ?? code].filter(Boolean).join(':')
