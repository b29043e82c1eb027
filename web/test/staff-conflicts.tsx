import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import type { Claim } from '@sojourn/contract/desk/staff-queue'
import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import ConflictPage from '../app/staff/conflicts/conflict-page.tsx'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const CONFLICT_ID = '0190a0a0-0000-7000-8000-0000000000c0'
export const CONFLICT = `GET /staff/conflicts/${CONFLICT_ID}`
export const DIVISION = `${CONFLICT}/division`
const AT = '2026-11-01T10:00:00.000Z'

const usd = (amount: number) => ({ amount, currency: 'USD' })
export const refundOf = (card: number) => ({
  total: usd(card),
  card: usd(card),
  credit: usd(0),
  promo: usd(0),
  coupons: [],
})
/** The price is 500.00. */
export const priceOf = (back: number, gets: number) => ({
  price: usd(50_000),
  coupon: usd(0),
  before: usd(0),
  back: usd(back),
  gets: usd(gets),
  commission: usd(50_000 - back - gets),
})

/** Our commission is a fifth. */
const divisionOf = (amount: number) => ({
  refund: refundOf(amount),
  agent: priceOf(amount, (50_000 - amount) * 0.8),
})

export const aClaim = (is_own: boolean): Claim => ({
  by: { uuid: 's1', fullname: 'Sanna Keller' },
  is_own,
  until: '2026-11-01T12:00:00.000Z',
})

export const aProposal = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
  id: 'r1',
  status: [0, 'Pending'],
  by: 'client',
  amount: usd(30_000),
  refund: refundOf(30_000),
  agent: priceOf(30_000, 16_000),
  destination: 'card',
  continues: false,
  more_days: 0,
  text: 'Nothing was filed.',
  answer: null,
  agreed: [],
  silence: null,
  reply_by: null,
  may: [],
  created_at: AT,
  ...changes,
})

const words = (changes: Partial<Conflict>): Conflict => ({
  id: CONFLICT_ID,
  status: [1, 'Open'],
  stage: 'mediation',
  outcome: null,
  reason: ['late', 'The work is late'],
  text: 'Three weeks late, and no answer.',
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

export const aConflict = (
  changes: Partial<Omit<StaffConflict, 'conflict'>> = {},
  conflict: Partial<Conflict> = {},
): StaffConflict => ({
  id: CONFLICT_ID,
  order: { uuid: 'o1', ref: 'SO-7K3M9QXA', title: 'Study permit' },
  client: { uuid: 'c1', fullname: 'Ngozi Traveller' },
  agent: { uuid: 'a1', fullname: 'Amara Okafor' },
  reason: ['late', 'The work is late'],
  stage: 'mediation',
  outcome: null,
  refundable: usd(50_000),
  team_since: null,
  created_at: AT,
  claim: null,
  timeline: [],
  closed_to_you: null,
  may: changes.claim?.is_own ? ['propose', 'decide'] : [],
  decide_from: null,
  second_above: usd(100_000),
  pending_decision: null,
  ...changes,
  conflict: words(conflict),
})

/** The page of a conflict over a network that knows it. */
export async function openConflict(conflict: StaffConflict, ...documents: object[]) {
  const network = falseNetwork()
  network.answers(CONFLICT, ok(conflict))
  network.answers(`${CONFLICT}/documents`, ok(documents))
  network.answers(DIVISION, (call) => ok(divisionOf(Number(call.query.get('amount'))))(call))
  const page = await openPage(ConflictPage, `/p/staff/conflicts/${CONFLICT_ID}`, {
    pattern: '/p/staff/conflicts/:id',
  })
  await eventually(() => find('h1'))
  return { ...page, network }
}
