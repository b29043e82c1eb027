import type { Goal } from '@sojourn/contract/work/goals'
import { expect, test } from 'vitest'
import { goalStep, orderOfStep } from './goal-step.ts'

const goal = (status: Goal['status'], decided_on: string | null = null): Goal => ({
  id: 1,
  name: 'Nursing in Calgary',
  status,
  may: [],
  purpose: { id: 'work', name: 'Work' },
  home: null,
  destination_country: { id: 'CA', name: 'Canada' },
  expected_delivery_date: '2099-09-01',
  comment: '',
  visa: { country: { id: 'CA', name: 'Canada' }, purpose: { id: 'work', name: 'Work' } },
  passports: [],
  residence: null,
  programme: null,
  stay_days: null,
  passport_expires_on: null,
  travellers: [],
  deadlines: [],
  ticked: [],
  decided_on,
  decision_asked: false,
  correctable_until: null,
  order_count: 0,
  filed: false,
  open_orders: [],
  restorable_until: null,
  created_at: { date: '2026-11-21T10:00:00.000Z' },
})

const unpaid = { uuid: 'unpaid', status: [0, 'Awaiting payment'] as [number, string] }
const paid = { uuid: 'paid', status: [1, 'Paid'] as [number, string] }
const completed = { uuid: 'completed', status: [2, 'Completed'] as [number, string] }

test('every goal has one next step', () => {
  expect(goalStep(goal([0, 'Draft']), []).act).toBe('find')
  expect(goalStep(goal([0, 'Draft']), [unpaid]).act).toBe('finish')
  expect(goalStep(goal([2, 'In Progress']), [paid, unpaid]).act).toBe('follow')
  expect(goalStep({ ...goal([2, 'In Progress']), filed: true }, [completed]).act).toBe('decide')
  expect(goalStep(goal([1, 'Approved'], '2026-11-20'), [completed])).toMatchObject({
    title: 'Canada approved it',
    act: 'another',
  })
  expect(goalStep(goal([-1, 'Rejected'], '2026-11-20'), [completed]).act).toBe('find')
})

test('a step leads to the order it speaks of', () => {
  const orders = [completed, paid, unpaid]
  expect(orderOfStep(goalStep(goal([0, 'Draft']), [unpaid]), orders)).toBe(unpaid)
  expect(orderOfStep(goalStep(goal([2, 'In Progress']), orders), orders)).toBe(paid)
})

test('after advice nobody is asked what an authority decided: the application comes next', () => {
  expect(goalStep(goal([2, 'In Progress']), [completed])).toMatchObject({
    title: 'What comes next?',
    act: 'find',
  })
})

test('an order in conflict is not called in progress, unless another goes on', () => {
  const conflicted = { uuid: 'conflicted', status: [-2, 'Conflicted'] as [number, string] }
  const inProgress = goal([2, 'In Progress'])
  expect(goalStep(inProgress, [conflicted, completed]).title).toBe('Your order is in conflict')
  expect(goalStep(inProgress, [conflicted, paid]).title).toBe('Your order is in progress')
})

test('a later stage that is not paid belongs to work that goes on', () => {
  const step = goalStep(goal([2, 'In Progress']), [unpaid, completed])
  expect(step.act).toBe('follow')
  expect(orderOfStep(step, [unpaid, completed])).toBe(unpaid)
})
