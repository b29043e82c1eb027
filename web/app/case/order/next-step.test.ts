import { orderStatus } from '@sojourn/contract/calls/status'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { MeetingRequest } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { type OrderState, statesOfOrders } from '../../words/order-words.ts'
import { nextStep } from './next-step.ts'

const party = (full_name: string) => ({ uuid: full_name, full_name, profile_picture: null, username: null })
const zero = { amount: 0, currency: 'USD' }

const order = (state: OrderState, more: Partial<Order> = {}): Order => ({
  uuid: 'one',
  ref: 'SO-7K3M9QXA',
  status: [orderStatus[state][0], state],
  title: 'Study permit',
  price: zero,
  accepting_pays: null,
  country: { id: 'CA', name: 'Canada' },
  goal: { id: 1, name: 'Study', expected_delivery_date: '2027-09-01', comment: 'Soon' },
  client: party('Joyce Client'),
  agent: party('Amara Agent'),
  created_at: { date: '2026-11-21T10:00:00.000Z' },
  paid_at: null,
  due_at: null,
  is_late: false,
  is_delivered: false,
  expires_at: null,
  service: { id: 'one', version: 1 },
  offer: null,
  description: '',
  delivery_time: 21,
  meeting_length: null,
  requirements: [],
  travellers: [],
  further_person: null,
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  in_stages: null,
  stages: null,
  visa: { id: 'ca/study', name: 'Study permit' },
  purposes: [],
  payment: null,
  held: null,
  earnings: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  closing: null,
  early_start: null,
  residence: null,
  may: [],
  ...more,
})

const meeting = { id: 'one', start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T10:30:00.000Z' }
const papers = [{ name: 'Passport', mandatory: true }]

test.each(['client', 'agent'] as const)('every state names one next step to the %s', (side) => {
  // An agent hears of a first stage once it is paid.
  for (const state of statesOfOrders.filter((one) => side === 'client' || one !== 'awaiting_payment')) {
    const { title, text } = nextStep({ order: order(state), side, meeting: null })
    expect(title, state).not.toBe('')
    expect(text, state).not.toBe('')
  }
})

test('what is paid for goes on with a meeting, then documents, then the agent', () => {
  const actOf = (more: Partial<Order>, known: Parameters<typeof nextStep>[0]['meeting'] = null) =>
    nextStep({ order: order('paid', more), side: 'client', meeting: known })
  expect(actOf({ meeting_length: 30, requirements: papers }).act).toBe('meet')
  expect(actOf({ meeting_length: 30, requirements: papers }, meeting).act).toBe('prepare')
  expect(actOf({})).toMatchObject({ whose: 'theirs', title: 'Amara Agent starts the work' })
})

test('nobody is sent to choose a time before it is known whether one is booked', () => {
  const step = nextStep({ order: order('paid', { meeting_length: 30 }), side: 'client', meeting: undefined })
  expect(step.act).not.toBe('meet')
})

test('an order can be paid until its time is over', () => {
  const unpaid = order('awaiting_payment')
  expect(nextStep({ order: unpaid, side: 'client' }).act).toBe('pay')
  expect(nextStep({ order: unpaid, side: 'client', lapsed: true }).act).toBe('again')
})

test('an order of an offer that holds again leads back to it, and no other does', () => {
  const offer = {
    uuid: 'offer',
    excluded: '',
    revisions: 0,
    open_until: meeting.end,
    people: null,
    applying: 1,
  }
  const step = (more: Partial<Order>) => nextStep({ order: order('cancelled', more), side: 'client' })
  expect(step({ offer })).toMatchObject({ act: 'offer', clock: { until: meeting.end } })
  expect(step({ offer: { ...offer, open_until: null } })).toMatchObject({ act: 'again' })
  expect(step({ offer, paid_at: meeting.start }).act).toBe('again')
  expect(step({}).clock).toBeUndefined()
  expect(nextStep({ order: order('cancelled', { offer }), side: 'agent' }).act).toBeUndefined()
})

test('who still brings papers reads when they are best there and when the order ends without a start', () => {
  const work = { start_by: meeting.start, ends_unstarted_at: '2026-12-28T10:00:00.000Z' } as OrderWork
  const step = (now: Date) =>
    nextStep({ order: order('paid', { requirements: papers }), side: 'client', meeting: null, work, now })
  expect(step(new Date('2026-11-30T10:00:00.000Z'))).toMatchObject({
    act: 'prepare',
    papers: { best: meeting.start, end: '2026-12-28T10:00:00.000Z' },
  })
  expect(step(new Date('2026-12-02T10:00:00.000Z')).clock?.before).toBe('Amara Agent had until')
})

test('an agent waits for the meeting to be chosen, then prepares for it', () => {
  const paid = order('paid', { meeting_length: 30 })
  expect(nextStep({ order: paid, side: 'agent', meeting: null })).toMatchObject({
    whose: 'theirs',
    act: 'calendar',
  })
  expect(nextStep({ order: paid, side: 'agent', meeting }).whose).toBe('yours')
})

test('a request for another time is answered before anything else', () => {
  const request = { kind: 'move', may: ['answer'], answer_by: meeting.start } as MeetingRequest
  for (const state of ['paid', 'ongoing'] as const)
    expect(nextStep({ order: order(state), side: 'agent', meeting, request })).toMatchObject({
      ...{ whose: 'yours', title: 'Joyce Client asks for another time', act: 'answer_move' },
      clock: { until: meeting.start },
    })
  expect(nextStep({ order: order('paid'), side: 'agent', meeting, request }).works).toEqual(['start'])
  const own = { ...request, may: ['withdraw'] }
  expect(nextStep({ order: order('paid'), side: 'client', meeting, request: own }).act).not.toBe(
    'answer_move',
  )
})

test('work that waits to be accepted comes before a request for another time', () => {
  const request = { kind: 'move', may: ['answer'], answer_by: meeting.start } as MeetingRequest
  const stepFor = (may: OrderWork['may']) => {
    const asked = { status: [0, 'Pending'], accepted_at: meeting.start } as unknown as OrderWork['request']
    const work = { may, request: asked, extension: null } as unknown as OrderWork
    return nextStep({ order: order('ongoing'), side: 'client', meeting, request, work })
  }
  expect(stepFor(['accept_request'])).toMatchObject({
    ...{ whose: 'yours', works: expect.arrayContaining(['accept_request']) },
  })
  expect(stepFor(['accept_request']).act).not.toBe('answer_move')
  expect(stepFor([]).act).toBe('answer_move')
})

test('who has met before the work began is not sent to choose a time again', () => {
  const paid = order('paid', { meeting_length: 30 })
  for (const side of ['client', 'agent'] as const) {
    const step = nextStep({ order: paid, side, meeting: null, hasMet: true })
    expect(step.title, side).toMatch(/tart/)
    expect(step.act, side).toBeUndefined()
  }
})

test('both read until when the agent must start, and the agent has the button for it', () => {
  const work = { start_by: '2026-12-01T10:00:00.000Z' } as OrderWork
  const until = { until: work.start_by }
  expect(nextStep({ order: order('paid'), side: 'client', meeting: null, work }).clock).toMatchObject(until)
  expect(nextStep({ order: order('paid'), side: 'agent', meeting: null, work })).toMatchObject({
    clock: until,
    works: ['start'],
  })
  const now = new Date('2026-12-02T10:00:00.000Z')
  expect(nextStep({ order: order('paid'), side: 'client', meeting: null, work, now }).clock?.before).toBe(
    'Amara Agent had until',
  )
})

test('who is asked for papers uploads them while the work is prepared, and not once it is filed', () => {
  const step = (stage: OrderWork['stage']) =>
    nextStep({
      ...{ order: order('ongoing'), side: 'client' as const, meeting: null, missing: 2 },
      work: { stage, may: [], request: null, extension: null, paused_at: null } as unknown as OrderWork,
    })
  expect(step('preparing')).toMatchObject({
    whose: 'yours',
    title: 'Upload 2 missing documents',
    act: 'prepare',
  })
  expect(step('filed')).toMatchObject({ whose: 'theirs', title: 'Amara Agent is at work' })
})

test('nothing is asked of who has uploaded all of it', () => {
  const step = nextStep({
    order: order('paid', { requirements: papers }),
    side: 'client',
    meeting: null,
    missing: 0,
  })
  expect(step).toMatchObject({ whose: 'theirs', title: 'Amara Agent starts the work' })
})
