import { orderStatus } from '@sojourn/contract/calls/status'
import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test, vi } from 'vitest'
import { aConflict, aProposal, theWays } from '../../../test/conflict.ts'
import { aConversation, falseSizes } from '../../../test/conversation.tsx'
import { aDocument } from '../../../test/documents.ts'
import { aMeeting, anAskedTime, theMeetings } from '../../../test/meetings.ts'
import { ok } from '../../../test/network.ts'
import { AT, anOngoingOrder, aPaidOrder, aParty, UUID } from '../../../test/paid-order.ts'
import { aPayment } from '../../../test/payments.ts'
import { eventually, find } from '../../../test/render.tsx'
import { aClient, ME, openSignedIn } from '../../../test/signed-in.tsx'
import { anExtension, aRequest, theReview, theWork } from '../../../test/work.ts'
import { type OrderState, type Side, stateOf } from '../../words/order-words.ts'
import { OrderPage } from './order-page.tsx'

const LONG = 'A sentence that somebody wrote about their case, with all that happened. '.repeat(30).trim()

interface Case {
  of: string
  order: Order
  work?: Partial<OrderWork>
  meetings?: Partial<OrderMeetings>
  documents?: OrderDocument[]
  conflict?: Partial<Conflict>
  reviewed?: boolean
}

const status = (state: OrderState) => ({ status: [...orderStatus[state]] as [number, string] })
const unpaid = aPaidOrder({
  ...status('awaiting_payment'),
  paid_at: null,
  expires_at: '2099-01-01T00:00:00.000Z',
})
const conflicted = anOngoingOrder(status('conflicted'))
const decision = {
  ...{ amount: aProposal().amount, refund: aProposal().refund, agent: aProposal().agent },
  ...{ reason: LONG, at: AT, appeal_until: AT },
}
const all = [
  'accept_request',
  'ask_changes',
  'answer_extension',
  'ask_completion',
  'set_stage',
  'ask_extension',
]

/** Every state, and what can wait in it. */
const cases: Case[] = [
  { of: 'one that is not paid', order: unpaid },
  { of: 'one that was not paid in time', order: aPaidOrder({ ...unpaid, expires_at: AT }) },
  { of: 'a paid one without its meeting', order: aPaidOrder(), work: { may: ['start'], start_by: AT } },
  {
    of: 'a paid one with its meeting',
    order: aPaidOrder(),
    meetings: { next: aMeeting() },
    work: { may: ['start'] },
  },
  {
    of: 'a paid one that begins at the agent’s own risk',
    order: aPaidOrder({ meeting_length: null }),
    work: { may: ['start'], own_risk_until: AT, start_by: AT },
  },
  {
    of: 'a paid one that waits for papers',
    order: aPaidOrder({ meeting_length: null }),
    documents: [aDocument()],
  },
  {
    of: 'one at work',
    order: anOngoingOrder(),
    work: { may: ['ask_completion', 'set_stage', 'ask_extension'] },
  },
  { of: 'one at work that waits for papers', order: anOngoingOrder(), documents: [aDocument()] },
  {
    of: 'one at work with a meeting to answer',
    order: anOngoingOrder(),
    meetings: { request: anAskedTime({ may: ['answer'], reason: LONG }) },
  },
  {
    of: 'one that waits to be accepted',
    order: anOngoingOrder(),
    work: { may: all, request: aRequest({ summary: LONG }) },
  },
  {
    of: 'one with changes to make',
    order: anOngoingOrder(),
    work: { may: all.slice(3), request: aRequest({ answer: LONG }), suggests_conflict: true },
  },
  {
    of: 'one that needs more time',
    order: anOngoingOrder(),
    work: { may: ['answer_extension'], extension: anExtension({ reason: LONG }) },
  },
  {
    of: 'one at the authority',
    order: anOngoingOrder(),
    work: { stage: 'waiting', paused_at: AT, pause_note: LONG },
  },
  {
    of: 'a conflict without a proposal',
    order: conflicted,
    conflict: { may: ['propose', 'ask_team', 'withdraw'], text: LONG },
  },
  {
    of: 'a conflict with a proposal to answer',
    order: conflicted,
    conflict: {
      may: ['propose', 'ask_team'],
      refunds: [aProposal({ may: ['accept', 'reject'], text: LONG, reply_by: AT })],
    },
  },
  { of: 'a conflict at our team', order: conflicted, conflict: { stage: 'mediation', text: LONG } },
  { of: 'a conflict at the bank', order: conflicted, conflict: { with_bank: true, text: LONG } },
  {
    of: 'a conflict that is decided',
    order: conflicted,
    conflict: { stage: 'decided', decision, may: ['appeal'] },
  },
  { of: 'a completed one', order: anOngoingOrder({ ...status('completed'), completed_at: AT }) },
  {
    of: 'a completed one with a review',
    order: anOngoingOrder({ ...status('completed'), completed_at: AT }),
    reviewed: true,
  },
  {
    of: 'a cancelled one with papers',
    order: aPaidOrder({ ...status('cancelled'), cancelled_at: AT }),
    documents: [
      aDocument(),
      aDocument({ uuid: 'b', slug: 'handed_over' }),
      aDocument({ uuid: 'c', slug: 'returned' }),
    ],
  },
]

const sides: Side[] = ['client', 'agent']
const all2 = cases.flatMap((one) =>
  sides
    // An agent hears of a first stage once it is paid.
    .filter((side) => side === 'client' || stateOf(one.order) !== 'awaiting_payment')
    .map((side) => ({ ...one, side })),
)

async function shown({
  order: given,
  side,
  work,
  meetings,
  documents = [],
  conflict,
  reviewed,
}: Case & { side: Side }) {
  falseSizes()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const order = { ...given, [side]: { ...aParty(given[side].full_name), uuid: ME } }
  const workspace: OrderWorkspace = {
    order,
    schedule: { meeting_length: 30, agent_timezone: null, meeting: null },
    timeline: { items: [], pagination: { next_cursor: null } },
    paid: order.paid_at
      ? {
          work: theWork(work),
          meetings: theMeetings(meetings),
          documents: { items: documents, may: [] },
          conflicts: conflict ? [aConflict(conflict)] : [],
          ways_out: theWays(),
          review: { may: reviewed ? [] : ['write'], until: null, review: reviewed ? theReview() : null },
          refunds: [],
          extras: [],
        }
      : null,
  }
  const account = aClient({ role: side === 'client' ? 'subscriber' : 'consultant' })
  await openSignedIn(() => <OrderPage uuid={UUID} side={side} loaded={null} />, `/p/${side}/orders/${UUID}`, {
    account,
    tell: (network) => {
      network.answers(`GET /orders/${UUID}/workspace`, ok(workspace))
      network.answers('GET /payments/PAY-7K3M9QXA', ok(aPayment()))
      network.answers(`GET /orders/${UUID}/files`, ok([]))
      network.answers('GET /goals/7', ok(null))
      network.answers(`GET /orders/${UUID}/conversation`, ok(aConversation()))
    },
  })
  await eventually(() => find('#next h2'))
}

const isShown = (one: Element) => !one.closest('dialog')
const actsIn = (part: Element) => [...part.querySelectorAll('a, button')].filter(isShown)
const before = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** A phone has room for so many above the first button, at some 36 letters a line. */
const MOST_LETTERS = 240

test.each(all2)(
  'of $of the $side has what comes next right under the title, and nothing long before its button',
  async (one) => {
    await shown(one)
    const next = find('#next')
    for (const other of document.querySelectorAll(
      'aside[aria-label="About this order"], nav[aria-label="Sections of this order"]',
    ))
      expect(before(next, other)).toBe(true)
    const [button] = actsIn(next)
    const range = document.createRange()
    range.setStartBefore(next)
    if (button) range.setEndBefore(button)
    else range.setEndAfter(find('#next > section > :not(h2):last-child'))
    if (button) expect(range.toString().length).toBeLessThan(MOST_LETTERS)
  },
)

test.each(all2.filter(({ order }) => ['completed', 'cancelled'].includes(stateOf(order))))(
  '$of asks the $side for nothing',
  async (one) => {
    await shown(one)
    expect(document.body.textContent).not.toMatch(/Your turn|Please upload|Missing|Waiting for/)
  },
)

test.each(all2.filter(({ order }) => stateOf(order) === 'conflicted'))(
  'in $of the conflict takes the place of the next step for the $side',
  async (one) => {
    await shown(one)
    const next = find('#next')
    expect(next.querySelector('[aria-label="Stations of the conflict"]')).not.toBeNull()
    expect(actsIn(next).length).toBeLessThanOrEqual(3)
    // The client’s part, the agent’s and our commission add up.
    if (one.conflict?.refunds || one.conflict?.decision) expect(next.querySelectorAll('dd')).toHaveLength(3)
  },
)

test('accepting early stands in the part about the work, with what it does, and nowhere else', async () => {
  await shown({ of: '', order: anOngoingOrder(), side: 'client' })
  const places = [...document.querySelectorAll('button')].filter(
    (one) => isShown(one) && one.textContent === 'Accept the work now',
  )
  expect(places.map((one) => one.closest('section')?.id)).toEqual(['work'])
  expect(find('#work').textContent).toContain('They are paid then, and this cannot be undone.')
})

test('a section is there or it is not, and so is its tab', async () => {
  await shown({ of: '', order: anOngoingOrder(), side: 'client', documents: [aDocument()] })
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Sections of this order"] a')]
  expect(tabs.map(({ hash }) => hash)).toEqual([
    '#next',
    '#documents',
    '#work',
    '#messages',
    '#money',
    '#details',
    '#activity',
  ])
  for (const { hash } of tabs) expect(document.querySelectorAll(hash)).toHaveLength(1)
  expect(tabs.filter((tab) => tab.getAttribute('aria-current')).map(({ hash }) => hash)).toHaveLength(1)
})

test('what ends a case is folded, and stands at the end', async () => {
  await shown({ of: '', order: anOngoingOrder({ may: ['conflict'] }), side: 'client' })
  const folded = find<HTMLDetailsElement>('#problems')
  expect(folded.open).toBe(false)
  expect(before(find('#activity'), folded)).toBe(true)
  expect(folded.querySelector('summary')?.textContent).toBe('Cancel or report a problem')
})
