import type { OrderWork } from '@sojourn/contract/work/completion'
import { expect, test } from 'vitest'
import { ongoingStep } from './work-step.ts'

const party = (full_name: string) => ({ uuid: full_name, full_name, profile_picture: null, username: null })
const order = { client: party('Joyce Client'), agent: party('Amara Agent') } as Parameters<
  typeof ongoingStep
>[0]

const AT = '2026-12-01T10:00:00.000Z'
const work = (more: Partial<OrderWork> = {}): OrderWork => ({
  may: [],
  start_by: null,
  ends_unstarted_at: null,
  missing: [],
  stage: 'preparing',
  filed_at: null,
  paused_at: null,
  pause_note: null,
  with_authority: null,
  due_at: AT,
  is_late: false,
  request: null,
  times_changed: 0,
  own_risk_until: null,
  suggests_conflict: false,
  extension: null,
  completed_by_silence: false,
  clears_at: null,
  cleared_at: null,
  no_extra: null,
  accepting_ends: null,
  ...more,
})
const request = (answer: string | null = null): OrderWork['request'] => ({
  id: 'one',
  status: [0, 'Pending'],
  summary: 'All is filed.',
  answer,
  decides_at: AT,
  answered_at: null,
  created_at: { date: AT },
})
const extension: OrderWork['extension'] = {
  id: 'one',
  status: [0, 'Pending'],
  days: 5,
  reason: 'A stamp is missing.',
  ends_at: AT,
  answered_at: null,
  created_at: { date: AT },
}

test('a client checks the work before all else, and reads by when', () => {
  const waiting = work({ may: ['accept_request', 'answer_extension'], request: request(), extension })
  expect(ongoingStep(order, 'client', waiting)).toMatchObject({
    whose: 'yours',
    quote: 'All is filed.',
    clock: { until: AT },
    acts: ['accept_request', 'ask_changes'],
  })
})

test('then whether the agent gets more time; else the agent works', () => {
  expect(ongoingStep(order, 'client', work({ may: ['answer_extension'], extension }))).toMatchObject({
    title: 'Amara Agent asks for 5 more days',
    acts: ['answer_extension'],
  })
  expect(ongoingStep(order, 'client', work())).toMatchObject({ whose: 'theirs', acts: [] })
})

test('an agent waits for the answer, makes changes, and asks again', () => {
  const waiting = work({ may: ['withdraw_request'], request: request() })
  expect(ongoingStep(order, 'agent', waiting)).toMatchObject({ whose: 'theirs', acts: ['withdraw_request'] })
  expect(ongoingStep(order, 'agent', work({ request: request('Page 2 is missing.') }))).toMatchObject({
    title: 'Make the changes',
    quote: 'Page 2 is missing.',
    acts: ['ask_completion', 'set_stage', 'ask_extension'],
  })
})

test('an agent who asked for time takes it back instead of asking twice', () => {
  const { acts } = ongoingStep(order, 'agent', work({ may: ['withdraw_extension'], extension }))
  expect(acts).toContain('withdraw_extension')
  expect(acts).not.toContain('ask_extension')
})

test('after three rounds of changes a conflict is suggested', () => {
  expect(ongoingStep(order, 'client', work({ suggests_conflict: true })).text).toContain('conflict')
})

test.each(['client', 'agent'] as const)('late work says so to the %s, and when it was due', (side) => {
  expect(ongoingStep(order, side, work({ is_late: true }))).toMatchObject({
    title: 'This work is late',
    due: AT,
  })
})

test('work that is not late, or waits for the authority, is not called late', () => {
  for (const side of ['client', 'agent'] as const)
    for (const more of [{}, { paused_at: AT }])
      expect(ongoingStep(order, side, work(more)).title).not.toMatch(/late/)
})
