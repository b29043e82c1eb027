import { describe, expect, test } from 'vitest'
import { decidedReport, reportRow, settledReport } from '../../../test/made-up-reports.ts'
import { DAY_MS, MINUTE_MS, MovableClock } from '../../platform/clock.ts'
import { claimEnds, hasClaim, isClaimed } from './claim-policy.ts'
import { decisionToken, readDecisionToken } from './decision-token.ts'
import { closedTo, sideAgainst } from './policy.ts'
import { viewDecision, viewLine, viewReport } from './view.ts'

const claimed_at = new Date('2026-11-03T09:00:00Z')
const claimed = reportRow({
  ...{ status: 'claimed', claimed_by: 'staff-1', claimed_at },
  ...{ claimer_first_name: 'Sanna', claimer_last_name: 'Staff' },
})
const clockAfter = (minutes: number) =>
  new MovableClock(new Date(claimed_at.getTime() + minutes * MINUTE_MS).toISOString())
const decidedAt = new Date('2026-11-10T09:00:00Z')
const daysAfter = (days: number) => new Date(decidedAt.getTime() + days * DAY_MS)

describe('a report somebody has taken', () => {
  test('is theirs for half an hour', () => {
    expect(claimEnds(claimed_at).toISOString()).toBe('2026-11-03T09:30:00.000Z')
    expect([29, 30].map((minutes) => isClaimed(claimed, clockAfter(minutes)))).toEqual([true, false])
    expect(hasClaim(claimed, 'staff-1', clockAfter(29))).toBe(true)
    expect(hasClaim(claimed, 'staff-2', clockAfter(29))).toBe(false)
    expect(hasClaim(claimed, 'staff-1', clockAfter(30))).toBe(false)
  })

  test('is shown with who has it; after that it is open again', () => {
    expect(viewLine(claimed, { id: 'staff-1', clock: clockAfter(1) })).toMatchObject({
      status: 'claimed',
      claim: {
        ...{ by: { uuid: 'staff-1', fullname: 'Sanna Staff' }, is_own: true },
        until: '2026-11-03T09:30:00.000Z',
      },
    })
    expect(viewLine(claimed, { id: 'staff-2', clock: clockAfter(1) }).claim?.is_own).toBe(false)
    expect(viewLine(claimed, { id: 'staff-1', clock: clockAfter(30) })).toMatchObject({
      ...{ status: 'open', claim: null },
    })
  })

  test('that is decided has no claim left', () => {
    const decided = { ...decidedReport('hidden'), claimed_by: 'staff-1', claimed_at }
    expect(viewLine(decided, { id: 'staff-1', clock: clockAfter(1) })).toMatchObject({
      ...{ status: 'decided', claim: null, outcome: 'hidden', decided_at: decidedAt.toISOString() },
    })
  })
})

describe('who may not decide', () => {
  const appealed = { ...decidedReport('hidden'), status: 'appealed' as const }
  test.each([
    ['a colleague may', 'staff-2', reportRow(), null],
    ['who reported it', 'client-1', reportRow(), 'You reported this yourself. A colleague has to decide.'],
    ['whose it is', 'agent-1', reportRow(), 'This is your own. A colleague has to decide.'],
    [
      'who decided it, of the objection',
      'staff-1',
      appealed,
      'You took the decision this objection is about. A colleague has to answer it.',
    ],
    ['a colleague answers it', 'staff-2', appealed, null],
  ])('%s', (_name, staff, report, expected) => {
    expect(closedTo(staff, report)).toBe(expected)
  })

  test('a decision goes against the reporter or the owner', () => {
    expect([sideAgainst(decidedReport('nothing')), sideAgainst(decidedReport('hidden'))]).toEqual([
      'reporter',
      'owner',
    ])
  })
})

describe('a report as our team reads it', () => {
  const viewer = { id: 'staff-2', clock: new MovableClock('2026-11-20T09:00:00Z') }
  const view = (row = reportRow()) => viewReport(row, viewer, { current: null, others: 2 })

  test('names both sides, and what was reported as it was then', () => {
    expect(view()).toMatchObject({
      ...{ kind: 'article', title: 'Papers first', category: 'misleading', status: 'open' },
      explanation: 'It promises a visa to everybody.',
      reporter: { uuid: 'client-1', fullname: 'Ines Client', email: 'ines@example.com' },
      owner: { uuid: 'agent-1', fullname: 'Amara Okafor' },
      reported: { title: 'Papers first', text: 'Everybody gets one.' },
      ...{ current: null, other_reports: 2, decision: null, objection: null, answer: null },
      closed_to_you: null,
    })
  })

  test('names a stranger as they named themselves', () => {
    const stranger = reportRow({
      ...{ reporter_id: null, reporter_name: 'Ida Stranger', write_to: 'ida@example.com' },
      ...{ reporter_first_name: null, reporter_last_name: null },
    })
    expect(view(stranger).reporter).toEqual({
      ...{ uuid: null, fullname: 'Ida Stranger', email: 'ida@example.com' },
    })
  })

  test('names nobody who has deleted their account', () => {
    const gone = reportRow({ write_to: null, owner_email: null, owner_first_name: null })
    expect(view(gone)).toMatchObject({ reporter: null, owner: null })
  })

  test('shows what it looks like now', () => {
    const current = {
      ...{ title: 'Papers', text: 'Most get one.', path: '/amara/papers', isHidden: true },
      ...{ ownerId: 'agent-1', isShown: true },
    }
    expect(viewReport(reportRow(), viewer, { current, others: 0 }).current).toEqual({
      ...{ title: 'Papers', text: 'Most get one.', path: '/amara/papers', is_hidden: true },
    })
  })

  test('shows who decided, who objected and who answered, in their words', () => {
    expect(view(settledReport('hidden', 'upheld'))).toMatchObject({
      decision: {
        ...{ outcome: 'hidden', ground: 'law', reason: 'Nobody can promise a visa.' },
        ...{ by: { uuid: 'staff-1', fullname: 'Sanna Staff' }, at: decidedAt.toISOString() },
      },
      objection: { side: 'owner', text: 'I promise nothing.' },
      answer: {
        ...{ result: 'upheld', reason: 'The words stand in a quotation.' },
        by: { uuid: 'staff-2', fullname: 'Tom Staff' },
      },
    })
  })
})

describe('a decision as a side reads it', () => {
  test.each([
    ['the owner of what was hidden may object', 'hidden', 'owner', true],
    ['the reporter of what was hidden may not', 'hidden', 'reporter', false],
    ['the reporter of what was left may', 'nothing', 'reporter', true],
  ] as const)('%s', (_name, outcome, side, may) => {
    expect(viewDecision(decidedReport(outcome), side, daysAfter(1))).toMatchObject({
      ...{ side, kind: 'article', title: 'Papers first', outcome, may_object: may, settlement: null },
      ...{ reason: 'Nobody can promise a visa.', decided_at: decidedAt.toISOString() },
    })
  })

  test('is never shown to who wrote what was left alone, until that is changed', () => {
    expect(viewDecision(decidedReport('nothing'), 'owner', daysAfter(1))).toBeNull()
    expect(viewDecision(settledReport('nothing', 'upheld'), 'owner', daysAfter(20))).toBeNull()
    expect(viewDecision(settledReport('nothing', 'reversed'), 'owner', daysAfter(20))).toMatchObject({
      settlement: { result: 'reversed', reason: 'The words stand in a quotation.' },
    })
  })

  test('can be objected to for 183 days, and not a moment longer', () => {
    const may = (now: Date) => viewDecision(decidedReport('hidden'), 'owner', now)?.may_object
    expect(may(new Date(daysAfter(183).getTime() - 1))).toBe(true)
    expect(may(daysAfter(183))).toBe(false)
  })

  test('is objected to once', () => {
    const appealed = { ...decidedReport('hidden'), status: 'appealed' as const, objected_at: daysAfter(2) }
    expect(viewDecision(appealed, 'owner', daysAfter(3))).toMatchObject({
      ...{ may_object: false, objected_at: daysAfter(2).toISOString() },
    })
    expect(viewDecision(settledReport('hidden', 'upheld'), 'owner', daysAfter(30))?.may_object).toBe(false)
  })

  test('is nothing before it is taken', () => {
    expect(viewDecision(reportRow(), 'reporter', daysAfter(0))).toBeNull()
    expect(viewDecision(claimed, 'reporter', daysAfter(0))).toBeNull()
  })
})

describe('the link under a mail', () => {
  const now = { secret: 'the secret of this year, long enough' }
  const before = { secret: 'the secret of last year, long enough' }
  const ID = '0a1b2c3d-0000-4000-8000-000000000001'

  test.each(['reporter', 'owner'] as const)('opens the decision for the %s', (side) => {
    expect(readDecisionToken(now, decisionToken(now, ID, side))).toEqual({ id: ID, side })
  })

  test('of a mail of long ago is opened after the secret was exchanged', () => {
    const old = decisionToken(before, ID, 'owner')
    expect(readDecisionToken({ ...now, oldSecrets: [before.secret] }, old)).toEqual({ id: ID, side: 'owner' })
    expect(() => readDecisionToken(now, old)).toThrow()
  })

  test.each([
    ['for the other side', decisionToken(now, ID, 'owner').replace('.owner.', '.reporter.')],
    ['for another report', decisionToken(now, ID, 'owner').replace('0001.', '0002.')],
    ['for a side there is not', decisionToken(now, ID, 'owner').replace('.owner.', '.staff.')],
    ['without a proof', `${ID}.owner.`],
    ['with half of one', decisionToken(now, ID, 'owner').slice(0, -10)],
    ['with an id that is none', decisionToken(now, 'one', 'owner')],
    ['of nothing', ''],
  ])('%s opens nothing, as if there were none', (_name, token) => {
    expect(() => readDecisionToken(now, token)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})
