import type { OrderReview } from '@sojourn/contract/talk/reviews'
import type { CaseFile } from '@sojourn/contract/work/case-files'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { act } from 'react'
import { expect, test } from 'vitest'
import { theWays } from '../../../test/conflict.ts'
import { aCaseFile, aDocument } from '../../../test/documents.ts'
import { aMeeting, anAskedTime, START, theMeetings } from '../../../test/meetings.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { aPayment } from '../../../test/payments.ts'
import { eventually, find } from '../../../test/render.tsx'
import { anExtension, aRequest, REQUEST, theReview, theWork } from '../../../test/work.ts'
import type { Side } from '../../words/order-words.ts'
import { OrderNext } from './order-next.tsx'

interface Known {
  work?: Partial<OrderWork>
  meetings?: Parameters<typeof theMeetings>[0]
  review?: Partial<OrderReview>
  papers?: OrderDocument[]
  files?: CaseFile[]
}

async function shown(
  order: Order,
  side: Side,
  { work, meetings, review, papers = [], files = [] }: Known = {},
) {
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/work`, ok(theWork(work)))
  network.answers(`GET /orders/${UUID}/meetings`, ok(theMeetings(meetings)))
  network.answers(`GET /orders/${UUID}/reviews`, ok({ may: [], until: null, review: null, ...review }))
  network.answers(`GET /orders/${UUID}/documents`, ok({ items: papers, may: [] }))
  network.answers(`GET /orders/${UUID}/ways-out`, ok(theWays()))
  network.answers(`GET /orders/${UUID}/files`, ok(files))
  network.answers('GET /payments/PAY-7K3M9QXA', ok(aPayment()))
  network.answers(`GET /goals/7`, refused(404, 'not_found', 'There is no such goal.'))
  await openPage(() => <OrderNext order={order} side={side} />, '/')
  await eventually(() => find('h2'))
  return network
}

const text = () => document.body.textContent
const acts = () =>
  [...document.querySelectorAll('a, button')]
    .filter((one) => !one.closest('dialog'))
    .map((one) => one.textContent)

const completed = anOngoingOrder({ status: [2, 'Completed'], completed_at: AT })
const may = { may: ['accept_request', 'answer_extension'] }

interface Case {
  of: string
  order: Order
  side: Side
  known?: Known
  turn: string
  title: string
  acts: string[]
}

const unpaid = aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null, expires_at: AT })

const cases: Case[] = [
  {
    of: 'a client who did not pay in time',
    order: { ...unpaid, agent: { ...unpaid.agent, username: 'amara-okafor' } },
    side: 'client',
    turn: 'Your turn',
    title: 'The time to pay has expired',
    acts: ['Order it again', 'Find agents'],
  },
  {
    of: 'a client with a paid order and no meeting',
    ...{ order: aPaidOrder(), side: 'client' },
    turn: 'Your turn',
    title: 'Choose a time to meet Amara Okafor',
    acts: ['Choose a time'],
  },
  {
    of: 'a client who has to bring documents',
    order: aPaidOrder({ meeting_length: null, requirements: [{ name: 'Passport', mandatory: true }] }),
    side: 'client',
    known: { papers: [aDocument()] },
    turn: 'Your turn',
    title: 'Upload your documents',
    acts: ['Upload documents'],
  },
  {
    of: 'a client who waits for the start',
    ...{ order: aPaidOrder({ meeting_length: null }), side: 'client' },
    turn: 'Waiting for Amara Okafor',
    title: 'Amara Okafor starts the work',
    acts: [],
  },
  {
    of: 'an agent who may start',
    ...{ order: aPaidOrder({ meeting_length: null }), side: 'agent', known: { work: { may: ['start'] } } },
    turn: 'Your turn',
    title: 'Start the work for Ngozi Traveller',
    acts: ['Start the work'],
  },
  {
    of: 'an agent who may not start yet',
    ...{ order: aPaidOrder(), side: 'agent' },
    turn: 'Waiting for Ngozi Traveller',
    title: 'Ngozi Traveller chooses a time to meet you',
    acts: ['Your calendar'],
  },
  {
    of: 'a client whose agent asks for completion and more time',
    ...{ order: anOngoingOrder(), side: 'client' },
    known: { work: { ...may, request: aRequest(), extension: anExtension() } },
    turn: 'Your turn',
    title: 'Check the work',
    acts: ['Accept the work'],
  },
  {
    of: 'a client whose agent asks for more time',
    ...{ order: anOngoingOrder(), side: 'client' },
    known: { work: { may: ['answer_extension'], extension: anExtension() } },
    turn: 'Your turn',
    title: 'Amara Okafor asks for 5 more days',
    acts: ['Agree', 'Decline'],
  },
  {
    of: 'a client whose agent is at work',
    ...{ order: anOngoingOrder(), side: 'client' },
    turn: 'Waiting for Amara Okafor',
    title: 'Amara Okafor is at work',
    acts: [],
  },
  {
    of: 'a client whose agent needs papers for the work',
    ...{ order: anOngoingOrder(), side: 'client' },
    known: {
      papers: [
        aDocument(),
        aDocument({ uuid: 'b', slug: 'returned' }),
        aDocument({ uuid: 'c', mandatory: false }),
      ],
    },
    turn: 'Your turn',
    title: 'Upload 2 missing documents',
    acts: ['Upload documents'],
  },
  {
    of: 'an agent at work',
    ...{ order: anOngoingOrder(), side: 'agent' },
    known: { work: { may: ['ask_completion', 'set_stage', 'ask_extension'] } },
    turn: 'Your turn',
    title: 'Work in progress. Due 18 May 2026',
    acts: ['Ask for completion', 'Change the stage', 'Ask for more time'],
  },
  {
    of: 'an agent who waits for the client',
    ...{ order: anOngoingOrder(), side: 'agent' },
    known: { work: { may: ['withdraw_request'], request: aRequest() } },
    turn: 'Waiting for Ngozi Traveller',
    title: 'Ngozi Traveller checks the work',
    acts: ['Withdraw the request'],
  },
  {
    of: 'an agent who may answer a review',
    ...{ order: completed, side: 'agent', known: { review: { may: ['reply'], review: theReview() } } },
    turn: 'Closed',
    title: 'The work is accepted',
    acts: ['Answer the review'],
  },
  {
    of: 'a client after the end',
    ...{ order: aPaidOrder({ status: [-1, 'Cancelled'] }), side: 'client' },
    turn: 'Closed',
    title: 'Order cancelled',
    acts: ['Find similar agents'],
  },
]

test.each(cases)('$of reads whose turn it is, and finds these buttons and no others', async (one) => {
  await shown(one.order, one.side, one.known)
  expect(text()).toContain(one.turn)
  expect(find('h2').textContent).toBe(one.title)
  await eventually(() => expect(acts()).toEqual(one.acts))
})

test('changes are asked for only where the server allows it', async () => {
  const work = { may: ['accept_request', 'ask_changes'], request: aRequest() }
  await shown(anOngoingOrder(), 'client', { work })
  expect(acts()).toEqual(['Accept the work', 'Ask for changes'])
  expect(find('blockquote').textContent).toBe('All forms are filed.')
  expect(text()).toContain('Without your answer it is accepted on')
})

test('a meeting time that waits for an answer comes before the rest, but not before accepting', async () => {
  const request = anAskedTime({ may: ['answer'] })
  await shown(anOngoingOrder(), 'client', { meetings: { request } })
  expect(find('h2').textContent).toBe('Amara Okafor asks for another time')
  expect(acts()).toEqual(['Answer the request'])
})

test('a client who may review writes it here, and sees their goal where the decision is recorded', async () => {
  await shown(completed, 'client', { review: { may: ['write'] } })
  await eventually(() => expect(acts()).toEqual(['Write a review', 'View your goal']))
  expect(text()).toContain('Leave a review now')
})

test('who has reviewed is asked for the decision only', async () => {
  await shown(completed, 'client', { work: { stage: 'filed' }, review: { review: theReview() } })
  await eventually(() => expect(text()).toContain('Record the authority’s decision when it arrives.'))
  expect(acts()).toEqual(['View your goal'])
})

test('of work that was not filed nobody is told of a decision', async () => {
  await shown(completed, 'client', { review: { review: theReview() } })
  await eventually(() => expect(text()).toContain('Your goal shows what comes next.'))
  expect(text()).not.toContain('decision')
})

test('an unpaid order is paid or given up', async () => {
  const order = aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null })
  await shown(order, 'client')
  expect(acts()).toEqual(['Finish payment for Study permit', 'Cancel order'])
})

test('a client who has just accepted the work reads no other step before the order is completed', async () => {
  const network = falseNetwork()
  const accepted = theWork({ request: aRequest({ status: [1, 'Accepted'], answered_at: AT }) })
  network.answers(`GET /orders/${UUID}/work`, ok(accepted))
  network.answers(`GET /orders/${UUID}/meetings`, ok(theMeetings()))
  network.answers(`GET /orders/${UUID}/documents`, ok({ items: [aDocument()], may: [] }))
  await openPage(() => <OrderNext order={anOngoingOrder()} side="client" />, '/')
  await eventually(() => expect(network.calls(`GET /orders/${UUID}/documents`)).toHaveLength(1))
  await eventually(() => expect(network.calls(`GET /orders/${UUID}/work`)).toHaveLength(1))
  await act(async () => {})
  expect(text()).not.toContain('Upload')
  expect(document.querySelector('h2')).toBeNull()
})

test.each<[string, Partial<Order>, string]>([
  ['a service', {}, `/amara-okafor?goalId=7&hire=${UUID}`],
  [
    'an offer',
    {
      service: null,
      offer: { uuid: UUID, excluded: '', revisions: 1, open_until: null, people: null, applying: 1 },
    },
    `/p/client/offers/${UUID}`,
  ],
])('%s that was not paid in time is ordered again where it is', async (_, changes, to) => {
  await shown({ ...unpaid, agent: { ...unpaid.agent, username: 'amara-okafor' }, ...changes }, 'client')
  const again = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Order it again')
  expect(again?.getAttribute('href')).toBe(to)
})

test.each(['paid', 'ongoing'])(
  'who is asked for another time reads it, beside the time that holds, in an order that is %s',
  async (state) => {
    const asked = anAskedTime({ may: ['answer'] })
    const order = state === 'paid' ? aPaidOrder() : anOngoingOrder()
    await shown(order, 'client', { meetings: { next: aMeeting(), request: asked } })
    await eventually(() => expect(find('h2').textContent).toBe('Amara Okafor asks for another time'))
    const times = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)
    expect(times).toEqual([asked.answer_by, asked.start, START])
    expect(text()).toMatch(/Asked for: .+\. Until you accept, the meeting stays on .+\./)
  },
)

test('who is offered a meeting reads when', async () => {
  const asked = anAskedTime({ kind: 'offer', may: ['answer'] })
  await shown(anOngoingOrder(), 'client', { meetings: { request: asked } })
  await eventually(() => expect(find('h2').textContent).toBe('Amara Okafor offers you a meeting'))
  expect([...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toContain(asked.start)
})

test('a client who is to accept reads what was done before the buttons, and its files and the meeting ahead after them', async () => {
  await shown(anOngoingOrder(), 'client', {
    work: { may: ['accept_request'], request: aRequest() },
    meetings: { next: aMeeting() },
    files: [aCaseFile({ of: REQUEST })],
  })
  await eventually(() => expect(text()).toContain('receipt.pdf'))
  const read = text() ?? ''
  const places = ['All forms are filed.', 'Accept the work', 'receipt.pdf', '14 May'].map((one) =>
    read.indexOf(one),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})
