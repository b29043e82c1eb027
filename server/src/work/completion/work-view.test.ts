import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { ExtensionRow } from './extensions/extension-store.ts'
import type { WorkSide } from './hold-work.ts'
import type { RequestRow } from './request-store.ts'
import { viewRequest, viewWork } from './work-view.ts'

const now = new Date('2026-11-20T09:00:00Z')
const request = (status: RequestRow['status']): RequestRow => ({
  ...{ id: 'request-1', status, summary: 'All is filed.', answer: null, answered_at: null },
  ...{ decides_at: new Date('2026-12-04T09:00:00Z'), created_at: now },
})
const extension = (status: ExtensionRow['status']): ExtensionRow => ({
  ...{ id: 'extension-1', status, days: 5, reason: 'A stamp.', answered_at: null },
  ...{ ends_at: new Date('2026-11-24T09:00:00Z'), created_at: now },
})

interface Given {
  side: WorkSide
  work?: Partial<HeldOrder>
  requests?: RequestRow[]
  more?: ExtensionRow
  ends?: { meeting_at: Date | null; has_request: boolean; extras: number }
  ownRiskUntil?: Date
}

const view = ({ side, work, requests = [], more, ends, ownRiskUntil }: Given) =>
  viewWork(heldOrder(work), {
    side,
    now,
    startBy: null,
    endsUnstarted: null,
    ownRiskUntil: ownRiskUntil ?? null,
    withAuthority: null,
    missing: [],
    noExtra: null,
    filedAt: null,
    requests,
    extension: more,
    ends: ends ?? null,
  })
const mayOf = (given: Given) => view(given).may

test('until when the work begins at its agent’s own risk is for the agent to read', () => {
  const ownRiskUntil = new Date('2026-12-01T09:00:00Z')
  const toldTo = (side: WorkSide) => view({ side, work: { status: 'paid' }, ownRiskUntil }).own_risk_until
  expect([toldTo('agent'), toldTo('client')]).toEqual(['2026-12-01T09:00:00.000Z', null])
})

describe('what each side can do with work in progress', () => {
  test.each([
    ['an agent, with nothing asked', { side: 'agent' }, ['set_stage', 'ask_completion', 'ask_extension']],
    [
      'an agent who said it is done',
      { side: 'agent', requests: [request('pending')] },
      ['set_stage', 'ask_extension', 'withdraw_request'],
    ],
    [
      'an agent whose client wants changes',
      { side: 'agent', requests: [request('rejected')] },
      ['set_stage', 'ask_completion', 'ask_extension'],
    ],
    [
      'an agent who took their request back',
      { side: 'agent', requests: [request('cancelled')] },
      ['set_stage', 'ask_completion', 'ask_extension'],
    ],
    [
      'an agent who asked for more days',
      { side: 'agent', more: extension('pending') },
      ['set_stage', 'ask_completion', 'withdraw_extension'],
    ],
    [
      'an agent whose days were agreed',
      { side: 'agent', more: extension('accepted') },
      ['set_stage', 'ask_completion', 'ask_extension'],
    ],
    ['a client, with nothing asked', { side: 'client' }, ['leave', 'accept']],
    [
      'a client who is asked to check the work',
      { side: 'client', requests: [request('pending')] },
      ['leave', 'accept', 'accept_request', 'ask_changes'],
    ],
    [
      'a client who answered already',
      { side: 'client', requests: [request('rejected')] },
      ['leave', 'accept'],
    ],
    [
      'a client who is asked for more days',
      { side: 'client', more: extension('pending') },
      ['leave', 'accept', 'answer_extension'],
    ],
    ['a client who declined them', { side: 'client', more: extension('rejected') }, ['leave', 'accept']],
  ] as [string, Given, string[]][])('%s', (_name, given, expected) => {
    expect(mayOf(given).filter((action) => action !== 'conflict')).toEqual(expected)
  })

  test('both can open a conflict', () => {
    expect(mayOf({ side: 'client' })).toContain('conflict')
    expect(mayOf({ side: 'agent' })).toContain('conflict')
  })
})

describe('work that is not in progress', () => {
  const asked = { requests: [request('pending')], more: extension('pending') }

  test.each(['paid', 'completed', 'cancelled', 'conflicted'] as const)(
    'that is %s is neither answered nor asked about',
    (status) => {
      const offered = (['client', 'agent'] as const).flatMap((side) =>
        mayOf({ side, work: { status }, ...asked }),
      )
      for (const action of [
        ...['set_stage', 'ask_completion', 'ask_extension', 'accept', 'accept_request', 'ask_changes'],
        ...['withdraw_request', 'answer_extension', 'withdraw_extension'],
      ])
        expect(offered).not.toContain(action)
    },
  )

  test('an agent of a paid order can start or decline', () => {
    expect(mayOf({ side: 'agent', work: { status: 'paid' } })).toEqual(['start', 'decline', 'conflict'])
  })

  test('nobody can do anything about a cancelled one', () => {
    expect(mayOf({ side: 'agent', work: { status: 'cancelled' } })).toEqual([])
    expect(mayOf({ side: 'client', work: { status: 'cancelled' } })).toEqual([])
  })
})

describe('a conflict is suggested', () => {
  const rejected = (count: number) => Array.from({ length: count }, () => request('rejected'))

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('after %i times of changes: %s', (count, expected) => {
    const seen = view({ side: 'client', requests: rejected(count) })
    expect([seen.times_changed, seen.suggests_conflict]).toEqual([count, expected])
  })

  test('requests the agent took back do not count', () => {
    const requests = [...rejected(2), request('cancelled'), request('pending')]
    expect(view({ side: 'client', requests })).toMatchObject({ times_changed: 2, suggests_conflict: false })
  })

  test('not once the work is over', () => {
    const seen = view({ side: 'client', work: { status: 'completed' }, requests: rejected(3) })
    expect(seen.suggests_conflict).toBe(false)
  })
})

describe('late', () => {
  const due = (moment: string) => ({ due_at: new Date(moment) })

  test.each([
    ['a moment after the due date', due('2026-11-20T08:59:59.999Z'), true],
    ['at the due date itself', due('2026-11-20T09:00:00Z'), false],
    ['before it', due('2026-11-21T09:00:00Z'), false],
    ['without one', { due_at: null }, false],
    ['while the authority has it', { ...due('2026-11-01T09:00:00Z'), paused_at: now }, false],
    ['in a conflict', { ...due('2026-11-01T09:00:00Z'), status: 'conflicted' as const }, false],
  ])('%s', (_name, work, expected) => {
    expect(view({ side: 'client', work }).is_late).toBe(expected)
  })
})

test('the newest request is the one that is shown', () => {
  const seen = view({ side: 'client', requests: [request('pending'), request('rejected')] })
  expect(seen.request).toEqual({
    ...{ id: 'request-1', status: [0, 'Pending'], summary: 'All is filed.', answer: null },
    ...{ decides_at: '2026-12-04T09:00:00.000Z', answered_at: null },
    created_at: { date: '2026-11-20T09:00:00.000Z' },
  })
})

test('an answer comes with its words and its time', () => {
  const answered = { ...request('rejected'), answer: 'The form lacks page 2.', answered_at: now }
  expect(viewRequest(answered)).toMatchObject({
    ...{ status: [-1, 'Rejected'], answer: 'The form lacks page 2.', answered_at: now.toISOString() },
  })
})

test('nothing asked is shown as nothing', () => {
  expect(view({ side: 'agent', work: { due_at: null } })).toMatchObject({
    ...{ request: null, extension: null, start_by: null, missing: [], due_at: null, paused_at: null },
    ...{ times_changed: 0, completed_by_silence: false, clears_at: null, cleared_at: null },
  })
})

test('days that were asked for are shown with until when they can be answered', () => {
  expect(view({ side: 'client', more: extension('pending') }).extension).toEqual({
    ...{ id: 'extension-1', status: [0, 'Pending'], days: 5, reason: 'A stamp.', answered_at: null },
    ...{ ends_at: '2026-11-24T09:00:00.000Z', created_at: { date: now.toISOString() } },
  })
})

test('what ends with the work is named to a client who can accept it', () => {
  const ends = { meeting_at: now, has_request: true, extras: 2 }
  const of = (more?: ExtensionRow) => view({ side: 'client', ends, ...(more && { more }) }).accepting_ends
  expect(of(extension('pending'))).toEqual({
    ...{ meeting_at: now.toISOString(), meeting_request: true, extension_days: 5, extras: 2 },
  })
  expect(of(extension('accepted'))?.extension_days).toBeNull()
  expect(view({ side: 'agent' }).accepting_ends).toBeNull()
})
