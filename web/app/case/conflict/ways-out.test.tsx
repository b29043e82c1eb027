import type { WaysOut as Ways } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { parts, theWays } from '../../../test/conflict.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { WaysOut } from './ways-out.tsx'

ownDrafts()

const WAYS = `GET /orders/${UUID}/ways-out`
const LEAVE = `POST /orders/${UUID}/leave`
const DECLINE = `POST /orders/${UUID}/decline`
const ended = (card: number, credit = 0) =>
  ok({ uuid: UUID, status: [-1, 'Cancelled'], refund: parts(card, credit) })

type Leaving = NonNullable<Ways['leave']>
const leaving = (changes: Partial<Leaving> = {}) =>
  theWays({
    leave: {
      why: 'cooling_off',
      until: null,
      percent: 100,
      refund: parts(45_000, 3000, 2000),
      as_credit: parts(0, 48_000, 2000),
      ...changes,
    },
  })

async function opened(ways: Ways, { order = aPaidOrder(), side = 'client' as Side, unfolds = true } = {}) {
  const network = falseNetwork()
  network.answers(WAYS, ok(ways))
  const page = await openPage(() => <WaysOut order={order} side={side} />, `/p/${side}/orders/${UUID}`)
  await eventually(() => expect(network.calls(WAYS)).toHaveLength(1))
  if (unfolds && document.querySelector('details:not([open])')) await unfold()
  return { ...page, network }
}

/** Folded parts come when they are read. */
async function unfold() {
  await click(find('summary'))
  await eventually(() => find('details button'))
}

const dialog = () => find('dialog[open]')
const inDialog = (name: string) => findText(name, 'dialog[open] button')
const buttons = () =>
  [...document.querySelectorAll('details > div > div > button')].map((one) => one.textContent)
const lines = () =>
  [...dialog().querySelectorAll('dl > div')].map((line) => [...line.children].map((one) => one.textContent))

async function asksToLeave(ways: Ways) {
  const page = await opened(ways)
  await click(await eventually(() => findText('Cancel this order')))
  return page
}

test('a client who cancels before the start reads first where each part of the money goes', async () => {
  const { network } = await asksToLeave(leaving())
  expect(find('details').textContent).toContain(
    'The work has not started, so you can cancel for a full refund.',
  )
  expect(dialog().textContent).toContain('You get a full refund.')
  expect(lines()).toEqual([
    ['To your card', '$450.00'],
    ['As credit', '$30.00'],
    ['Back on coupon SPRING', '$20.00'],
    ['You get back', '$500.00'],
  ])
  expect(network.calls(LEAVE)).toEqual([])
})

test('a client cancels once, however often they press, and reads that the money is on its way', async () => {
  const { network } = await asksToLeave(leaving())
  const later = held(ended(45_000))
  network.answers(LEAVE, later.reply)
  await click(inDialog('Cancel order'))
  await eventually(() => expect(network.calls(LEAVE)).toHaveLength(1))
  await click(find('dialog[open] button[type=submit]'))
  later.release()
  await eventually(() =>
    expect(toasts()).toEqual(['success: The order is cancelled. Your money is on its way back.']),
  )
  expect(network.calls(LEAVE).map(({ body }) => body)).toEqual([{ destination: 'card' }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a client can keep the money as credit, and the sum says so before they press', async () => {
  const { network } = await asksToLeave(leaving())
  await click(find('dialog[open] input[value=credit]'))
  expect(lines()[0]).toEqual(['As credit', '$480.00'])
  network.answers(LEAVE, ended(0, 48_000))
  await click(inDialog('Cancel order'))
  await eventually(() =>
    expect(network.calls(LEAVE).map(({ body }) => body)).toEqual([{ destination: 'credit' }]),
  )
  // No money is on its way: the credit is there.
  await eventually(() => expect(toasts()).toEqual(['success: The order is cancelled.']))
})

test('a client who gets nothing back reads of no money on its way', async () => {
  const { network } = await asksToLeave(leaving({ percent: 0, refund: parts(0), as_credit: parts(0) }))
  network.answers(LEAVE, ended(0))
  await click(inDialog('Cancel order'))
  await eventually(() => expect(toasts()).toEqual(['success: The order is cancelled.']))
})

test('nobody is asked about a card that paid nothing', async () => {
  const { network } = await asksToLeave(leaving({ refund: parts(0, 50_000) }))
  expect(dialog().querySelector('input[type=radio]')).toBeNull()
  expect(lines()).toEqual([
    ['As credit', '$500.00'],
    ['You get back', '$500.00'],
  ])
  network.answers(LEAVE, ended(0))
  await click(inDialog('Cancel order'))
  await eventually(() =>
    expect(network.calls(LEAVE).map(({ body }) => body)).toEqual([{ destination: 'card' }]),
  )
})

test.each<[Leaving['why'], string]>([
  ['agent_suspended', 'The account of your agent is suspended, so you can cancel for a full refund.'],
  ['not_started_in_time', 'The agent did not start in time, so you can cancel for a full refund.'],
])('a client reads why they can leave: %s', async (why, words) => {
  await asksToLeave(leaving({ why }))
  expect(find('details').textContent).toContain(words)
  expect(dialog().querySelector('h2')?.textContent).toBe('Cancel this order?')
})

test('a consumer withdraws under the name the law gives it, and reads until when and how much comes back', async () => {
  browserOf('Europe/Berlin')
  const until = '2026-05-18T22:30:00.000Z'
  await opened(leaving({ why: 'withdrawal', until, percent: 60, refund: parts(30_000) }))
  const section = await eventually(() => find('details'))
  expect(section.textContent).toContain(
    'As a consumer in the EU or the UK you have 14 days to withdraw from this contract.',
  )
  await click(findText('Withdraw from contract'))
  expect(dialog().querySelector('h2')?.textContent).toBe('Withdraw from contract?')
  expect(dialog().textContent).toContain(
    'You agreed to an early start, so you pay for the work already done. You get 60% back. You can do this until 19 May 2026, 00:30.',
  )
  expect(inDialog('Confirm withdrawal')).toBeTruthy()
})

test('a client who is told that it is too late reads why, and what can be done now is asked again', async () => {
  const { network } = await asksToLeave(leaving())
  network.answers(LEAVE, refused(409, 'order_state', 'The work has started meanwhile.'))
  await click(inDialog('Cancel order'))
  await eventually(() => expect(dialog().textContent).toContain('The work has started meanwhile.'))
  expect(toasts()).toEqual(['error: The work has started meanwhile.'])
  await eventually(() => expect(network.calls(WAYS)).toHaveLength(2))
})

test('after a server in trouble the same press goes out again with the same key', async () => {
  const { network } = await asksToLeave(leaving())
  network.answers(LEAVE, refused(503, 'unavailable', 'Please try again.'), ended(45_000))
  await click(inDialog('Cancel order'))
  await eventually(() => expect(dialog().textContent).toContain('Please try again.'))
  await click(find('dialog[open] button[type=submit]'))
  await eventually(() => expect(toasts().at(-1)).toContain('The order is cancelled.'))
  const [first, second] = network.calls(LEAVE)
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

test('an agent who declines says why, and their words stay when the network is cut', async () => {
  const ways = theWays({ decline: { refund: parts(50_000) } })
  const { network } = await opened(ways, { side: 'agent' })
  expect((await eventually(() => find('details h2'))).textContent).toBe('Problems with this order')
  await click(findText('Decline order'))
  expect(dialog().textContent).toContain(
    'The client gets a full refund, and you earn nothing from this order.',
  )
  expect(lines().at(-1)).toEqual(['The client gets back', '$500.00'])
  const reason = find<HTMLTextAreaElement>('dialog[open] textarea')
  await type(reason, 'No')
  await click(inDialog('Decline order'))
  await eventually(() => expect(dialog().textContent).toContain('please write at least 10 characters'))
  expect(network.calls(DECLINE)).toEqual([])

  network.answers(DECLINE, refused(503, 'unavailable', 'Please try again.'), ended(50_000))
  await type(reason, 'I am ill until June.')
  await click(inDialog('Decline order'))
  await eventually(() => expect(dialog().textContent).toContain('Please try again.'))
  expect(reason.value).toBe('I am ill until June.')
  await click(find('dialog[open] button[type=submit]'))
  await eventually(() =>
    expect(toasts().at(-1)).toBe('success: The order is declined. The client gets a full refund.'),
  )
  expect(network.calls(DECLINE).map(({ body }) => body)).toEqual([
    { reason: 'I am ill until June.' },
    { reason: 'I am ill until June.' },
  ])
})

test.each<[string, Order, Ways, Side, string[]]>([
  ['nothing is left but the work', aPaidOrder(), theWays(), 'client', []],
  ['only a complaint is left', aPaidOrder({ may: ['conflict'] }), theWays(), 'client', ['Open a conflict']],
  [
    'a client may cancel and complain',
    aPaidOrder({ may: ['conflict'] }),
    leaving(),
    'client',
    ['Cancel this order', 'Open a conflict'],
  ],
  [
    'an agent may decline and complain',
    aPaidOrder({ may: ['conflict'] }),
    theWays({ decline: { refund: parts(1) } }),
    'agent',
    ['Decline order', 'Open a conflict'],
  ],
  [
    'an order is cancelled',
    aPaidOrder({ status: [-1, 'Cancelled'], may: ['conflict'] }),
    leaving(),
    'agent',
    [],
  ],
])('where %s, these ways are offered and no others', async (_, order, ways, side, names) => {
  await opened(ways, { order, side })
  await eventually(() => expect(buttons()).toEqual(names))
})

test('of an order that was cancelled nothing is left to end', async () => {
  await opened(leaving(), { order: aPaidOrder({ status: [-1, 'Cancelled'] }) })
  expect(document.querySelector('details, section')).toBeNull()
})

test.each<[Leaving['why'], boolean]>([
  ['cooling_off', false],
  ['withdrawal', false],
  ['not_started_in_time', true],
  ['agent_suspended', true],
])('what ends an order is folded, but not where the agent failed: %s', async (why, isOpen) => {
  await opened(leaving({ why }), { unfolds: false })
  expect((await eventually(() => find<HTMLDetailsElement>('details'))).open).toBe(isOpen)
  await eventually(() => expect(buttons().length > 0).toBe(isOpen))
})

test('of an order that was never paid nothing is asked', async () => {
  const network = falseNetwork()
  await openPage(() => <WaysOut order={aPaidOrder({ paid_at: null })} side="client" />, '/')
  expect([network.calls(WAYS), document.querySelector('details')]).toEqual([[], null])
})

test('who cannot read how to end an order is told so, and tries again', async () => {
  const network = falseNetwork()
  network.answers(WAYS, refused(503, 'unavailable', 'Please try again.'), ok(leaving()))
  await openPage(() => <WaysOut order={aPaidOrder()} side="client" />, '/')
  const problem = await eventually(() => find('[role=alert]'))
  expect(problem.textContent).toContain('How you can end this order could not be loaded.')
  await click(findText('Retry'))
  await eventually(() => find('summary'))
  await unfold()
  await eventually(() => expect(buttons()).toEqual(['Cancel this order']))
})
