import type { Conflict } from '@sojourn/contract/work/conflicts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aConflict, aProposal, CONFLICT, parts, price } from '../../../test/conflict.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { AT, anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { draftKeyOf } from '../../ui/form/form-draft.ts'
import type { Side } from '../../words/order-words.ts'
import { ProposeRefund } from './propose-refund.tsx'

ownDrafts()

const DIVISION = `GET /orders/${UUID}/conflicts/${CONFLICT}/division`
const PROPOSE = `POST /orders/${UUID}/conflicts/${CONFLICT}/refunds`

async function shown(conflict: Conflict, order = aPaidOrder(), side: Side = 'client') {
  const network = falseNetwork()
  network.answers(PROPOSE, ok(conflict, 201))
  network.answers(DIVISION, ok({ refund: parts(12_000), agent: price(12_000, 36_860) }))
  await openPage(() => <ProposeRefund conflict={conflict} order={order} side={side} />, '/')
  return network
}

async function asks(conflict = aConflict(), order = aPaidOrder()) {
  const network = await shown(conflict, order)
  await click(findText('Propose a solution'))
  await eventually(amount)
  return network
}

const amount = () => find<HTMLInputElement>('dialog[open] input[name=amount]')
const words = () => find<HTMLTextAreaElement>('dialog[open] textarea[name=text]')
const send = () => click(find('dialog[open] button[type=submit]'))
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(PROPOSE).map(({ body }) => body)

test('a proposal begins with what the refund terms give, and says the most that can go back', async () => {
  await asks()
  expect(amount().value).toBe('250.00')
  expect(find('dialog[open]').textContent).toContain(
    'At most $500.00. Under this order’s refund terms it would be $250.00.',
  )
})

test.each<[Side, string]>([
  ['client', 'You get $120.00 to your card.'],
  [
    'agent',
    'The client gets $120.00 to their card. Of the price of $500.00, $120.00 goes back to the client,',
  ],
])('whoever proposes as %s reads live who would get what', async (side, words) => {
  const network = await shown(aConflict(), aPaidOrder(), side)
  await click(findText('Propose a solution'))
  await eventually(amount)
  await type(amount(), '120')
  await eventually(() => expect(find('dialog[open]').textContent).toContain(words))
  expect(network.calls(DIVISION).at(-1)?.query.get('amount')).toBe('12000')
  await type(amount(), '500.01')
  await eventually(() => expect(find('dialog[open]').textContent).not.toContain(words))
})

test.each([
  ['250.00', 25_000],
  ['1,250.5', 125_050],
  ['$ 0.01', 1],
  ['0', 0],
])('%s goes out in whole cents', async (typed, cents) => {
  const network = await asks()
  await type(amount(), typed)
  await type(words(), 'The forms are half done.')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: Your proposal is sent.']))
  expect(bodies(network)).toEqual([
    {
      amount: cents,
      continues: false,
      more_days: 0,
      destination: 'card',
      text: 'The forms are half done.',
    },
  ])
})

const yen = (amount: number) => ({ amount, currency: 'JPY' })
const dinars = (amount: number) => ({ amount, currency: 'KWD' })

test.each([
  ['yen', yen(50_000), '50,000', '¥', '25000', 25_000],
  ['dinars of Kuwait', dinars(50_000), '50.000', '', '12.345', 12_345],
])('a proposal about %s is typed in them', async (_, suggested, begins, sign, typed, sent) => {
  const network = await asks(aConflict({ suggested, refundable: suggested }))
  expect(amount().value).toBe(begins)
  expect(amount().parentElement?.textContent).toBe(sign + suggested.currency)
  await type(amount(), typed)
  await type(words(), 'The forms are half done.')
  await send()
  await eventually(() => expect(bodies(network)).toMatchObject([{ amount: sent }]))
})

test('an amount nobody can read and missing words are complained of at their fields, and nothing is sent', async () => {
  const network = await asks()
  await type(amount(), 'half')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please enter an amount'))
  expect(find('dialog[open]').textContent).toContain('please say why')
  expect(bodies(network)).toEqual([])
})

test('who offers to go on says for how many days, as credit', async () => {
  const network = await asks()
  expect(document.querySelector('input[name=more_days]')).toBeNull()
  await click(find('dialog[open] input[value=continues]'))
  await type(find<HTMLInputElement>('input[name=more_days]'), '7')
  await click(find('dialog[open] input[value=credit]'))
  await type(words(), 'Finish it by June.')
  await send()
  await eventually(() =>
    expect(bodies(network)).toEqual([
      { amount: 25_000, continues: true, more_days: 7, destination: 'credit', text: 'Finish it by June.' },
    ]),
  )
})

test('days that are no number are complained of', async () => {
  const network = await asks()
  await click(find('dialog[open] input[value=continues]'))
  await type(find<HTMLInputElement>('input[name=more_days]'), 'a week')
  await type(words(), 'Finish it by June.')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please enter a number of days'))
  expect(bodies(network)).toEqual([])
})

test('where more is asked than can go back, the amount says so and the words stay', async () => {
  const network = await asks()
  const sentence = 'At most $500.00 can go back.'
  const reply = refused(422, 'invalid', 'Please check the form.', [{ field: 'amount', message: sentence }])
  network.answers(PROPOSE, reply)
  await type(amount(), '501')
  await type(words(), 'All of it, and one more.')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain(sentence))
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(words().value).toBe('All of it, and one more.')
  expect(toasts()).toEqual([])
})

test.each([
  ['agent', [0, 'Pending'], 'Make a counter-proposal'],
  ['staff', [0, 'Pending'], 'Make a counter-proposal'],
  ['client', [0, 'Pending'], 'Propose a solution'],
  ['agent', [-1, 'Rejected'], 'Propose a solution'],
] as const)('where a proposal of the %s is %j, the client reads: %s', async (by, status, name) => {
  await shown(aConflict({ refunds: [aProposal({ by, status: [...status] })] }))
  expect(findText(name)).toBeTruthy()
})

test('where the work is done already, nobody is offered that it goes on', async () => {
  const order = anOngoingOrder({ status: [2, 'Completed'], completed_at: AT })
  const network = await asks(aConflict(), order)
  expect(document.querySelector('dialog[open] input[name=ends]')).toBeNull()
  expect(find('dialog[open]').textContent).toContain(
    'You get the refund, the agent the rest, less our commission.',
  )
  await type(words(), 'Half of it was wrong.')
  await send()
  await eventually(() => expect(bodies(network)).toMatchObject([{ continues: false }]))
})

test('an order that was completed meanwhile says so at the choice to go on', async () => {
  const network = await asks()
  const sentence = 'The work on this order is done already.'
  const reply = refused(422, 'invalid', 'Please check the highlighted fields.', [
    { field: 'continues', message: sentence },
  ])
  network.answers(PROPOSE, reply)
  await click(find('dialog[open] input[value=continues]'))
  await type(words(), 'Finish it by June.')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain(sentence))
  expect(find('dialog[open] input[name=ends]').getAttribute('aria-invalid')).toBe('true')
  expect(toasts()).toEqual([])
})

test('going on without a refund is nothing to complain of', async () => {
  await asks()
  await type(amount(), '0')
  await act(async () => void amount().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(amount().value).toBe('0.00')
  expect(amount().getAttribute('aria-invalid')).not.toBe('true')
})

test('what was typed is there again after the dialog was left, until it is sent', async () => {
  const network = await asks()
  vi.useFakeTimers()
  await click(find('dialog[open] input[value=continues]'))
  await type(find<HTMLInputElement>('input[name=more_days]'), '7')
  await type(amount(), '120')
  await type(words(), 'Finish it by June.')
  await pass(600)
  await act(async () => void find('dialog[open]').dispatchEvent(new Event('cancel')))
  expect(document.querySelector('dialog[open]')).toBeNull()
  await click(findText('Propose a solution'))
  await soon(() => expect(words().value).toBe('Finish it by June.'))
  expect(amount().value).toBe('120')
  expect(find<HTMLInputElement>('input[name=more_days]').value).toBe('7')
  expect(find('dialog[open] [role=status]').textContent).toBe('Draft saved on this device')
  await send()
  await soon(() => expect(toasts()).toEqual(['success: Your proposal is sent.']))
  expect(bodies(network)).toMatchObject([{ amount: 12_000, continues: true, more_days: 7 }])
  await soon(() => expect(localStorage.getItem(draftKeyOf(`proposal-${CONFLICT}`))).toBeNull())
})
