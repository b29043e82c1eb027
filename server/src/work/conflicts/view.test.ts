import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import type { RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import type { ConflictRow, RequestRow } from './store.ts'
import { type Seen, viewConflict, viewRequest } from './view.ts'

const now = new Date('2026-11-20T09:00:00Z')
const until = new Date('2026-11-27T09:00:00Z')
const order = heldOrder({ status: 'conflicted', resume_status: 'ongoing' })

/** The client says that the work is late. */
const conflict = (changed: Partial<ConflictRow> = {}): ConflictRow => ({
  ...{ id: 'conflict-1', order_id: 'order-1', opened_by: 'client', opener_id: 'client-1' },
  ...{ reason: 'late', text: 'Nothing has happened.', status: 'direct', outcome: null },
  ...{ resume_status: 'ongoing', reply_by: until, warned_at: null, claimed_by: null, claimed_at: null },
  ...{
    decision_amount: null,
    decision_parts: null,
    decision_reason: null,
    decided_by: null,
    decided_at: null,
  },
  ...{ approved_by: null, appeal: null, appealed_by: null, appealed_at: null },
  ...{ team_since: null, created_at: now, closed_at: null, updated_at: now },
  ...changed,
})

/** 200.00 of 500.00, a tenth of which a coupon paid. */
const PARTS: RefundDivision = {
  ...{ currency: 'USD', card: 180_00, credit: 0, coupons: [{ code: 'SPRING', amount: 20_00 }] },
  ...{ price: 500_00, coupon: 0, before: 0, back: 200_00, commission: 45_00, gets: 255_00 },
}
const usd = (amount: number) => ({ amount, currency: 'USD' })
const AGENT = {
  ...{ price: usd(500_00), coupon: usd(0), before: usd(0), back: usd(200_00) },
  ...{ commission: usd(45_00), gets: usd(255_00) },
}

/** The client asks for 200.00 of 500.00. */
const proposal = (changed: Partial<RequestRow> = {}): RequestRow => ({
  ...{ id: 'refund-1', conflict_id: 'conflict-1', order_id: 'order-1', made_by: 'client' },
  ...{ maker_id: 'client-1', amount: 200_00, currency: 'USD', destination: 'card' },
  ...{ continues: false, more_days: 0, text: 'This is fair.', status: 'pending', reply_by: until },
  ...{ reminders: 0, client_agrees: true, agent_agrees: false, answer: null, refund_id: null, parts: PARTS },
  ...{ created_at: now, answered_at: null, updated_at: now },
  ...changed,
})

const refundable: Seen['refundable'] = {
  ...{ currency: 'USD', total: 500_00, isWithBank: false, isAllBack: false, hasPrice: true },
  left: {
    ...{ isReleased: false, item: 500_00, taxes: [], share: 0, commission: 0, total: 500_00 },
    sources: { card: 500_00, promo: 0, credit: 0 },
  },
}

const seen = (side: Seen['side'], changed: Partial<Seen> = {}): Seen => ({
  ...{ order, refundable, side, now, hasAgentMissedTwice: false },
  ...changed,
})
type Row = Partial<ConflictRow>
const mayOf = (side: Seen['side'], row: Row = {}, requests: RequestRow[] = [], more: Partial<Seen> = {}) =>
  viewConflict(conflict(row), requests, seen(side, more)).may

describe('what one can do in a conflict', () => {
  const rejected = proposal({ status: 'rejected' })

  test.each([
    [
      'who opened it proposes, withdraws or asks our team, from the first day on',
      'client',
      {},
      [],
      ['propose', 'ask_team', 'withdraw'],
    ],
    ['the other side proposes or asks our team', 'agent', {}, [], ['propose', 'ask_team']],
    [
      'an agent who opened it withdraws',
      'agent',
      { opened_by: 'agent', opener_id: 'agent-1' },
      [],
      ['propose', 'ask_team', 'withdraw'],
    ],
    ['also while a proposal waits', 'agent', {}, [proposal({ id: 'refund-2' })], ['propose', 'ask_team']],
    [
      'with our team both still agree among themselves',
      'client',
      { status: 'mediation' },
      [rejected],
      ['propose', 'withdraw'],
    ],
    ['while a colleague looks at the decision nobody acts', 'client', { status: 'approval' }, [], []],
    ['a decision can be appealed', 'client', { status: 'decided' }, [], ['appeal']],
    ['by either side', 'agent', { status: 'decided' }, [], ['appeal']],
    ['once in all', 'agent', { status: 'decided', appealed_at: now }, [], []],
    ['money on its way is waited for', 'client', { status: 'settling' }, [], []],
    ['it is over', 'client', { status: 'closed' }, [], []],
  ] as [string, 'client' | 'agent', Row, RequestRow[], string[]][])(
    '%s (%s)',
    (_name, side, row, requests, expected) => {
      expect(mayOf(side, row, requests)).toEqual(expected)
    },
  )

  test('our team acts elsewhere', () => {
    expect(mayOf(null, {}, [rejected])).toEqual([])
  })
})

describe('while the bank argues', () => {
  const withBank = { refundable: { ...refundable, total: 0, isWithBank: true } }

  test('nobody can do anything, and both see why', () => {
    const row = conflict({ reason: 'chargeback', opened_by: 'processor', opener_id: null })
    const view = viewConflict(row, [], seen('client', withBank))
    expect(view).toMatchObject({ may: [], with_bank: true, refundable: { amount: 0 } })
    expect(view.reason).toEqual(['chargeback', 'The client’s bank wants the payment back'])
  })

  test('a closed one is with no bank any more', () => {
    expect(viewConflict(conflict({ status: 'closed' }), [], seen('client', withBank)).with_bank).toBe(false)
  })

  test('once it has decided, nothing is agreed; only what our team decides is appealed', () => {
    expect(mayOf('client', { reason: 'chargeback' })).toEqual([])
    expect(mayOf('client', { reason: 'chargeback', status: 'decided' })).toEqual(['appeal'])
  })
})

describe('a proposal', () => {
  const mayWith = (side: 'client' | 'agent', row: Partial<RequestRow> = {}) =>
    viewRequest(proposal(row), conflict(), seen(side)).may

  test.each([
    ['one’s own is not answered by oneself', 'client', { client_agrees: true }, []],
    ['one’s own can be taken back', 'client', { client_agrees: false }, ['withdraw']],
    ['the other side’s is accepted or rejected', 'agent', {}, ['accept', 'reject']],
    ['of our team, by whoever has not agreed yet', 'agent', { made_by: 'staff' }, ['accept', 'reject']],
    ['of our team, not by who has agreed', 'client', { made_by: 'staff' }, []],
    ['that is answered, not again', 'agent', { status: 'rejected' }, []],
    ['that is paid, not again', 'agent', { status: 'processed' }, []],
  ] as [string, 'client' | 'agent', Partial<RequestRow>, string[]][])('%s', (_name, side, row, expected) => {
    expect(mayWith(side, row)).toEqual(expected)
  })

  test('says what goes back, what the agent gets and until when it waits', () => {
    expect(viewRequest(proposal({ more_days: 3, continues: true }), conflict(), seen('agent'))).toMatchObject(
      {
        ...{ id: 'refund-1', status: [0, 'Pending'], by: 'client', continues: true, more_days: 3 },
        amount: { amount: 200_00, currency: 'USD' },
        refund: { card: usd(180_00), credit: usd(0), coupons: [{ code: null, amount: usd(20_00) }] },
        agent: AGENT,
        ...{ destination: 'card', agreed: ['client'], reply_by: until.toISOString() },
      },
    )
  })

  test('that is answered waits for nothing', () => {
    const answered = proposal({ status: 'rejected', answer: 'Too much.', agent_agrees: true })
    expect(viewRequest(answered, conflict(), seen('client'))).toMatchObject({
      ...{ reply_by: null, silence: null, answer: 'Too much.', agreed: ['client', 'agent'] },
    })
  })

  test('our team reads it and has no button', () => {
    expect(viewRequest(proposal(), conflict(), seen(null)).may).toEqual([])
  })
})

describe('silence on a proposal', () => {
  const silence = (row: Partial<RequestRow>, of: Row = {}, more: Partial<Seen> = {}) =>
    viewRequest(proposal(row), conflict(of), seen('client', more)).silence

  test.each([
    ['accepts as much as the refund schedule gives', { made_by: 'agent', amount: 250_00 }, {}, 'accepts'],
    ['and no cent less', { made_by: 'agent', amount: 249_99 }, {}, 'team'],
    ['whoever proposed it', { amount: 249_99 }, {}, 'team'],
    ['all of it, where nobody began', { amount: 499_99 }, { resume_status: 'paid' }, 'team'],
    [
      'makes no credit of a client’s money',
      { made_by: 'agent', amount: 500_00, destination: 'credit' },
      {},
      'team',
    ],
    ['unless they ask for it', { amount: 500_00, destination: 'credit' }, {}, 'accepts'],
    ['is no agreement to what our team proposes', { made_by: 'staff', amount: 500_00 }, {}, 'team'],
    ['does nothing once our team has it', { amount: 500_00 }, { status: 'mediation' }, null],
    ['nor to what is answered', { amount: 500_00, status: 'rejected' }, {}, null],
  ] as [string, Partial<RequestRow>, Row, string | null][])('%s', (_name, row, of, expected) => {
    expect(silence(row, of)).toBe(expected)
  })

  test('accepts nothing less than all of it, where the agent missed two meetings', () => {
    const missed = { hasAgentMissedTwice: true }
    expect(silence({ amount: 499_99 }, { reason: 'no_show' }, missed)).toBe('team')
    expect(silence({ amount: 500_00 }, { reason: 'no_show' }, missed)).toBe('accepts')
  })
})

describe('what is suggested', () => {
  const suggested = (row: Row, more: Partial<Seen> = {}) =>
    viewConflict(conflict(row), [], seen('client', more)).suggested.amount

  test.each([
    ['before the work began, all of it', { resume_status: 'paid' }, {}, 500_00],
    ['before it is filed, as the order says', {}, {}, 250_00],
    ['after it is filed', {}, { order: heldOrder({ stage: 'filed' }) }, 0],
    ['after two missed meetings, all of it', { reason: 'no_show' }, { hasAgentMissedTwice: true }, 500_00],
    ['after one, as the order says', { reason: 'no_show' }, {}, 250_00],
    ['missed meetings change nothing about another reason', {}, { hasAgentMissedTwice: true }, 250_00],
    ['nothing where nothing is left', { resume_status: 'paid' }, { refundable: null }, 0],
  ] as [string, Row, Partial<Seen>, number][])('%s', (_name, row, more, expected) => {
    expect(suggested(row, more)).toBe(expected)
  })
})

describe('a decision', () => {
  const decided: Partial<ConflictRow> = {
    ...{ status: 'decided', decision_amount: 200_00, decision_reason: 'Half was done.' },
    ...{ decided_by: 'staff-1', decided_at: now, reply_by: until, decision_parts: PARTS },
  }

  test('says what goes back, what the agent gets, why, and until when it can be appealed', () => {
    expect(viewConflict(conflict(decided), [], seen('client')).decision).toEqual({
      amount: { amount: 200_00, currency: 'USD' },
      refund: {
        ...{ total: usd(200_00), card: usd(180_00), credit: usd(0), promo: usd(20_00) },
        coupons: [{ code: 'SPRING', amount: usd(20_00) }],
      },
      agent: AGENT,
      ...{ reason: 'Half was done.', at: now.toISOString(), appeal_until: until.toISOString() },
    })
  })

  test('after an appeal has no second one', () => {
    const view = viewConflict(conflict({ ...decided, appeal: 'New.', appealed_at: now }), [], seen('client'))
    expect(view.decision?.appeal_until).toBeNull()
    expect(view.appeal).toEqual({ text: 'New.', at: now.toISOString() })
  })

  test('that a colleague has not agreed to is seen by neither side', () => {
    expect(viewConflict(conflict({ ...decided, status: 'approval' }), [], seen('client')).decision).toBeNull()
  })

  test('that nothing goes back is a decision too', () => {
    const nothing = { ...PARTS, card: 0, coupons: [], back: 0, commission: 75_00, gets: 425_00 }
    const of = { ...decided, decision_amount: 0, decision_parts: nothing }
    const view = viewConflict(conflict(of), [], seen('agent'))
    expect(view.decision).toMatchObject({ amount: usd(0), agent: { gets: usd(425_00) } })
  })
})

test('a conflict is open until it is closed, and its time to answer is that of the two sides', () => {
  const view = (row: Row) => viewConflict(conflict(row), [], seen('client'))
  expect(view({})).toMatchObject({ status: [1, 'Open'], stage: 'direct', reply_by: until.toISOString() })
  expect(view({ status: 'mediation' })).toMatchObject({ status: [1, 'Open'], reply_by: null })
  expect(view({ status: 'closed', outcome: 'partial', closed_at: now })).toMatchObject({
    ...{ status: [0, 'Closed'], outcome: 'partial', closed_at: now.toISOString() },
  })
})

test('a closed conflict tells what was carried out, and an open one nothing', () => {
  const done = proposal({ status: 'processed' })
  const settled = (row: Row, of = [proposal({ status: 'rejected' }), done]) =>
    viewConflict(conflict(row), of, seen('agent')).settled
  expect(settled({ status: 'closed', outcome: 'partial' })?.agent).toEqual(AGENT)
  expect(settled({ status: 'settling' })?.refund.total).toEqual(usd(200_00))
  expect(settled({ status: 'direct' })).toBeNull()
  expect(settled({ status: 'closed', outcome: 'withdrawn' }, [])).toBeNull()
})

test('a reason of a later version reads as something else', () => {
  expect(viewConflict(conflict({ reason: 'weather' }), [], seen('client')).reason).toEqual([
    'weather',
    'Something else',
  ])
})
