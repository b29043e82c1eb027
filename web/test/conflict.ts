import type { PriceParts, RefundParts } from '@sojourn/contract/amounts/refund-parts'
import type { Conflict, RefundRequest, WaysOut } from '@sojourn/contract/work/conflicts'
import { AT, usd } from './paid-order.ts'

export const CONFLICT = '0190a0a0-0000-7000-8000-0000000000c2'
export const PROPOSAL = '0190a0a0-0000-7000-8000-0000000000c3'

export const parts = (card: number, credit = 0, promo = 0): RefundParts => ({
  total: usd(card + credit + promo),
  card: usd(card),
  credit: usd(credit),
  promo: usd(promo),
  coupons: promo > 0 ? [{ code: 'SPRING', amount: usd(promo) }] : [],
})

/** 500.00, of which so much goes back and so much is the agent’s. */
export const price = (back: number, gets: number): PriceParts => ({
  price: usd(50_000),
  coupon: usd(0),
  before: usd(0),
  back: usd(back),
  gets: usd(gets),
  commission: usd(50_000 - back - gets),
})

export const aProposal = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
  id: PROPOSAL,
  status: [0, 'Pending'],
  by: 'agent',
  amount: usd(20_000),
  refund: parts(20_000),
  agent: price(20_000, 25_500),
  destination: 'card',
  continues: false,
  more_days: 0,
  text: 'Half of the forms are filled in.',
  answer: null,
  agreed: [],
  silence: null,
  reply_by: null,
  may: [],
  created_at: AT,
  ...changes,
})

export const aConflict = (changes: Partial<Conflict> = {}): Conflict => ({
  id: CONFLICT,
  status: [1, 'Open'],
  stage: 'direct',
  outcome: null,
  reason: ['late', 'The work is late'],
  text: 'It was due two weeks ago.',
  opened_by: 'client',
  reply_by: null,
  refundable: usd(50_000),
  with_bank: false,
  suggested: usd(25_000),
  refunds: [],
  decision: null,
  settled: null,
  appeal: null,
  may: [],
  team_since: null,
  created_at: AT,
  closed_at: null,
  ...changes,
})

export const theWays = (changes: Partial<WaysOut> = {}): WaysOut => ({
  leave: null,
  decline: null,
  ended_today: null,
  term_today: null,
  similar: { country: 'CA', purpose: 'study', goal: 7 },
  ...changes,
})
