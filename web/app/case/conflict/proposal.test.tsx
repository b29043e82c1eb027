import type { RefundRequest } from '@sojourn/contract/work/conflicts'
import { expect, test } from 'vitest'
import { aConflict, aProposal, CONFLICT, PROPOSAL, parts } from '../../../test/conflict.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { Proposal } from './proposal.tsx'
import { ProposalAnswers } from './proposal-answers.tsx'

const ANSWER = `PATCH /orders/${UUID}/conflicts/${CONFLICT}/refunds/${PROPOSAL}`

async function shown(request: RefundRequest, side: Side = 'client') {
  const network = falseNetwork()
  await openPage(
    () => (
      <>
        <ul>
          <Proposal request={request} order={aPaidOrder()} side={side} />
        </ul>
        <div id="answers">
          <ProposalAnswers request={request} conflict={aConflict()} order={aPaidOrder()} side={side} />
        </div>
      </>
    ),
    `/p/${side}/orders/${UUID}`,
  )
  return { network, item: find('li') }
}

const offered = () => [...document.querySelectorAll('#answers > button')].map((one) => one.textContent)
const inDialog = (name: string) => findText(name, 'dialog[open] button')
const lines = () =>
  [...find('dialog[open]').querySelectorAll('dl > div')].map((line) =>
    [...line.children].map((one) => one.textContent),
  )

test.each<[RefundRequest['by'], Side, string]>([
  ['agent', 'client', 'Amara Okafor proposed $200.00'],
  ['agent', 'agent', 'You proposed $200.00'],
  ['client', 'agent', 'Ngozi Traveller proposed $200.00'],
  ['staff', 'client', 'Our team proposed $200.00'],
])('a proposal of the %s is told to the %s as theirs, or as that of a name', async (by, side, words) => {
  const { item } = await shown(aProposal({ by }), side)
  expect(item.querySelector('b')?.textContent).toBe(words)
})

test('both sides read what each would get', async () => {
  const { item } = await shown(aProposal())
  expect(item.textContent).toContain(
    'You get $200.00 to your card. The agent gets $255.00, after our commission of $45.00.',
  )
})

test('an offer to go on without a refund says how many days more, and nothing of what the agent gets', async () => {
  const { item } = await shown(
    aProposal({ amount: usd(0), refund: parts(0), continues: true, more_days: 5, destination: 'credit' }),
  )
  expect(item.querySelector('b')?.textContent).toBe('Amara Okafor proposed no refund, and the work goes on')
  expect(item.textContent).toContain('Nothing is refunded. The agent has 5 more days.')
})

test('the agent reads what of the price is whose, and never the code of a coupon', async () => {
  const refund = { ...parts(15_000, 0, 5000), coupons: [{ code: null, amount: usd(5000) }] }
  const { item } = await shown(aProposal({ by: 'client', refund }), 'agent')
  expect(item.textContent).toContain(
    'The client gets $150.00 to their card and $50.00 back on a coupon. Of the price of $500.00, $200.00 goes back to the client, $45.00 is our commission and $255.00 is yours.',
  )
})

test.each<[string[], string[]]>([
  [[], []],
  [['withdraw'], ['Withdraw']],
  [
    ['reject', 'accept'],
    ['Accept', 'Reject'],
  ],
])('who may %j finds the buttons %j', async (may, names) => {
  await shown(aProposal({ may }))
  expect(offered()).toEqual(names)
})

test('who accepts reads where the money goes and that it ends the order, and sends it once', async () => {
  const { network } = await shown(aProposal({ may: ['accept', 'reject'], refund: parts(15_000, 3000, 2000) }))
  await click(findText('Accept'))
  expect(find('dialog[open] h2').textContent).toBe('Accept the proposal?')
  expect(lines()).toEqual([
    ['To your card', '$150.00'],
    ['As credit', '$30.00'],
    ['Back on coupon SPRING', '$20.00'],
    ['You get back', '$200.00'],
  ])
  expect(find('dialog[open]').textContent).toContain(
    'The agent gets $255.00, after our commission of $45.00. This ends the order and can’t be undone. A booked meeting is cancelled.',
  )
  expect(network.calls(ANSWER)).toEqual([])
  const later = held(ok(aConflict()))
  network.answers(ANSWER, later.reply)
  await click(inDialog('Accept'))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: You accepted the proposal.']))
  expect(network.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'accept' }])
})

test('who accepts that the work goes on reads that it does, and what is kept as credit', async () => {
  await shown(aProposal({ may: ['accept'], continues: true, refund: parts(0, 20_000) }))
  await click(findText('Accept'))
  expect(find('dialog[open]').textContent).toContain('The work goes on, and the deadlines run again.')
  expect(lines()[0]).toEqual(['As credit', '$200.00'])
})

test.each([
  ['Reject', 'Reject the proposal?', 'reject', 'success: You rejected the proposal.'],
  ['Withdraw', 'Withdraw your proposal?', 'withdraw', 'success: Your proposal is withdrawn.'],
])('%s asks before, and says that something else can be proposed', async (name, title, answer, said) => {
  const { network } = await shown(aProposal({ may: [answer] }))
  network.answers(ANSWER, ok(aConflict()))
  await click(findText(name))
  expect(find('dialog[open] h2').textContent).toBe(title)
  expect(find('dialog[open]').textContent).toContain('You can propose something else afterwards.')
  await click(inDialog(name))
  await eventually(() => expect(toasts()).toEqual([said]))
  expect(network.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer }])
})

test('who leaves the question has answered nothing', async () => {
  const { network } = await shown(aProposal({ may: ['accept'] }))
  await click(findText('Accept'))
  await click(inDialog('Cancel'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(network.calls(ANSWER)).toEqual([])
})

test('an answer that comes too late says so, and never that it was accepted', async () => {
  const { network } = await shown(aProposal({ may: ['accept'] }))
  network.answers(ANSWER, refused(409, 'conflict_state', 'The proposal was withdrawn.'))
  await click(findText('Accept'))
  await click(inDialog('Accept'))
  await eventually(() => expect(toasts()).toEqual(['error: The proposal was withdrawn.']))
})

test('words of either side stay text, whatever they hold', async () => {
  const { item } = await shown(aProposal({ text: '<b>No</b> لا', answer: 'Half is <i>not</i> enough.' }))
  expect(item.textContent).toContain('<b>No</b> لا')
  expect(item.querySelector('blockquote')?.textContent).toBe('Answer: Half is <i>not</i> enough.')
})
