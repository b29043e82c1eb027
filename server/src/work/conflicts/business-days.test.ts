import { describe, expect, test } from 'vitest'
import { MovableClock } from '../../platform/clock.ts'
import { afterBusinessDays } from './business-days.ts'
import { claimEnds, claimerOf, closedTo } from './staff/claim-policy.ts'

const at = (day: string) => new Date(`${day}T15:30:00Z`)

describe('business days', () => {
  test.each([
    ['Monday', '2026-11-02', 5, '2026-11-09'],
    ['Friday', '2026-11-06', 1, '2026-11-09'],
    ['Saturday', '2026-11-07', 1, '2026-11-09'],
    ['Sunday', '2026-11-08', 1, '2026-11-09'],
    ['Sunday', '2026-11-08', 5, '2026-11-13'],
    ['Wednesday', '2026-11-04', 2, '2026-11-06'],
    ['Wednesday', '2026-11-04', 14, '2026-11-24'],
    ['the end of a year, Thursday', '2026-12-31', 2, '2027-01-04'],
  ])('from a %s, %s, %i later it is %s', (_name, from, days, to) => {
    expect(afterBusinessDays(at(from), days)).toEqual(at(to))
  })

  test('none later is the same moment', () => {
    expect(afterBusinessDays(at('2026-11-07'), 0)).toEqual(at('2026-11-07'))
  })

  test('the time of the day stays, also across a change of clocks somewhere', () => {
    expect(afterBusinessDays(at('2026-10-23'), 5).toISOString()).toBe('2026-10-30T15:30:00.000Z')
  })
})

describe('a conflict that a member of staff has', () => {
  const claimed_at = new Date('2026-11-02T09:00:00Z')
  const row = { claimed_by: 'staff-1', claimed_at }
  const clockAt = (moment: string) => new MovableClock(moment)

  test('is theirs for two hours', () => {
    expect(claimEnds(claimed_at).toISOString()).toBe('2026-11-02T11:00:00.000Z')
    expect(claimerOf(row, clockAt('2026-11-02T10:59:59Z'))).toBe('staff-1')
    expect(claimerOf(row, clockAt('2026-11-02T11:00:00Z'))).toBeNull()
  })

  test('is nobody’s where nobody took it', () => {
    expect(claimerOf({ claimed_by: null, claimed_at: null }, clockAt('2026-11-02T09:00:00Z'))).toBeNull()
  })
})

describe('who of our team may not decide', () => {
  const order = { client_id: 'client-1', agent_id: 'agent-1' }
  const fresh = { decided_by: null, appealed_at: null, status: 'mediation' } as const
  const OWN = 'This is about your own order. A colleague has to take it.'

  test.each([
    ['somebody else may', 'staff-1', fresh, null],
    ['its client', 'client-1', fresh, OWN],
    ['its agent', 'agent-1', fresh, OWN],
    [
      'who decided it does not agree to it as well',
      'staff-1',
      { ...fresh, decided_by: 'staff-1', status: 'approval' },
      'You decided this. A colleague has to agree.',
    ],
    ['a colleague agrees', 'staff-2', { ...fresh, decided_by: 'staff-1', status: 'approval' }, null],
    [
      'who decided it does not answer the appeal',
      'staff-1',
      { ...fresh, decided_by: 'staff-1', appealed_at: at('2026-11-02') },
      'You decided this before. A colleague has to answer the appeal.',
    ],
    [
      'a colleague answers it',
      'staff-2',
      { ...fresh, decided_by: 'staff-1', appealed_at: at('2026-11-02') },
      null,
    ],
    ['who decided it may, once it came back', 'staff-1', { ...fresh, decided_by: 'staff-1' }, null],
  ] as const)('%s', (_name, staff, row, expected) => {
    expect(closedTo(staff, order, row)).toBe(expected)
  })
})
