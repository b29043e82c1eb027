import type { Conflict } from '@sojourn/contract/work/conflicts'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aConflict, aProposal, CONFLICT, parts, price } from '../../../test/conflict.ts'
import { falseNetwork, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ConflictNext } from './conflict-next.tsx'
import { OpenConflictTold, PastConflicts } from './conflict-panel.tsx'

const CONFLICTS = `GET /orders/${UUID}/conflicts`

const opened = (...conflicts: Conflict[]) => told(ok(conflicts))

async function told(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(CONFLICTS, ...replies)
  network.answers(`GET /orders/${UUID}/files`, ok([]))
  const order = aPaidOrder({ status: [-2, 'Conflicted'] })
  await openPage(
    () => (
      <main>
        <ConflictNext order={order} side="client" />
        <OpenConflictTold order={order} side="client" />
        <PastConflicts order={order} side="client" />
      </main>
    ),
    `/p/client/orders/${UUID}`,
  )
  return network
}
/** All that is said of it: the step first, then what is told. */
const section = () =>
  eventually(() => {
    find('section, details')
    // The told part comes later.
    expect(document.documentElement.dataset.busy).toBeUndefined()
    return find('main')
  })

test('who is in a conflict reads what it is about, what happens now, and what can go back', async () => {
  browserOf('America/New_York')
  await opened(aConflict({ reply_by: '2026-05-11T02:00:00.000Z' }))
  const text = (await section()).textContent
  expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'Agree on a solution',
    'Conflict: the work is late',
  ])
  expect(find('section [role=status]').textContent).toBe(
    'You and Amara Okafor can agree here: propose a refund, or offer to continue. Either of you can ask our team at any time.',
  )
  expect(text).toContain('If nobody answers by 10 May 2026, 22:00, our team is asked.')
  expect(text).toContain('It was due two weeks ago.')
  expect(text).toContain('Under this order’s refund terms you would get $250.00 of $500.00.')
})

test.each<[Conflict['stage'], string]>([
  ['direct', 'Between you'],
  ['mediation', 'Our team helps'],
  ['approval', 'Our team helps'],
  ['decided', 'Decided'],
  ['settling', 'Decided'],
])('a conflict at %s stands at "%s"', async (stage, name) => {
  await opened(aConflict({ stage }))
  await section()
  expect(find('[aria-current=step]').textContent).toMatch(name)
})

test('a closed one says how it ended, and offers nothing any more', async () => {
  await opened(aConflict({ stage: 'closed', outcome: 'partial', may: ['propose'], refundable: usd(100) }))
  await section()
  const folded = find<HTMLDetailsElement>('details')
  expect(folded.open).toBe(false)
  expect(find('details summary').textContent).toBe('Conflict: the work is latePartly refunded')
  expect(document.querySelector('main button')).toBeNull()
  expect(folded.textContent).not.toContain('would get')
  expect(folded.textContent).not.toContain('Evidence')
})

test('a closed one says what was really carried out', async () => {
  const settled = { refund: parts(15_000, 3000, 2000), agent: price(20_000, 25_500) }
  await opened(aConflict({ stage: 'closed', outcome: 'partial', settled }))
  expect((await section()).textContent).toContain(
    'You get $150.00 to your card, $30.00 as credit and $20.00 back on coupon SPRING. The agent gets $255.00, after our commission of $45.00.',
  )
})

test('nothing left to refund is not promised', async () => {
  await opened(aConflict({ refundable: usd(0) }))
  expect((await section()).textContent).not.toContain('would get')
})

test('a decision says how much goes back, why, and until when it can be appealed', async () => {
  browserOf('Asia/Tokyo')
  const decision = {
    amount: usd(12_345),
    ...{ refund: parts(10_345, 0, 2000), agent: price(12_345, 30_000) },
    reason: 'Half of the work was done.',
    at: AT,
    appeal_until: '2026-05-11T16:30:00.000Z',
  }
  await opened(aConflict({ stage: 'decided', decision }))
  const text = (await section()).textContent
  expect(text).toContain('Our team decided. You get $103.45 to your card and $20.00 back on coupon SPRING.')
  expect(text).toContain('Half of the work was done.')
  expect(text).toContain('It can be appealed until 12 May 2026, 01:30. Then it is carried out.')
})

test('a decision that is final names no day, and an appeal shows its words', async () => {
  const decision = {
    ...{ amount: usd(0), refund: parts(0), agent: price(0, 42_500) },
    ...{ reason: 'No.', at: AT, appeal_until: null },
  }
  await opened(aConflict({ stage: 'mediation', decision, appeal: { text: 'A new letter came.', at: AT } }))
  const text = (await section()).textContent
  expect(text).not.toContain('appeal until')
  expect(text).toContain('AppealA new letter came.')
})

test('proposals stand in their order', async () => {
  const refunds = [
    aProposal({ text: 'First' }),
    aProposal({ id: UUID, by: 'client', text: 'Second', amount: usd(30_000) }),
  ]
  await opened(aConflict({ refunds }))
  await section()
  const shown = [...document.querySelectorAll('ol > li b')].map((one) => one.textContent)
  expect(shown).toEqual(['Amara Okafor proposed $200.00', 'You proposed $300.00'])
})

test('a cancellation that our books keep as a conflict is no conflict for people', async () => {
  const network = await opened(aConflict({ reason: ['cancellation', 'The order was cancelled'] }))
  await eventually(() => expect(network.calls(CONFLICTS)).toHaveLength(1))
  expect(document.body.textContent).not.toContain('Conflict: ')
})

test('who cannot read their conflict is told so instead of nothing, and tries again', async () => {
  await told(refused(503, 'unavailable', 'Please try again.'), ok([aConflict()]))
  const problem = await eventually(() => find('[role=alert]'))
  expect(problem.textContent).toContain('The conflicts of this order could not be loaded.')
  await click(findText('Retry'))
  await eventually(() => find(`#conflict-${CONFLICT}`))
})
