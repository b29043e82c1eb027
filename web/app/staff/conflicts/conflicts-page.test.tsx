import type { StaffConflictLine, StaffRefund } from '@sojourn/contract/desk/staff-conflicts'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClaim, aConflict, CONFLICT_ID } from '../../../test/staff-conflicts.tsx'
import ConflictsPage from './conflicts-page.tsx'

const LIST = 'GET /staff/conflicts'
const REFUNDS = 'GET /staff/refunds'

const aLine = (changes: Partial<StaffConflictLine> = {}): StaffConflictLine => ({
  ...aConflict(),
  ...changes,
})
const aRefund = (changes: Partial<StaffRefund> = {}): StaffRefund => ({
  id: 'f1',
  order: aConflict().order,
  client: aConflict().client,
  amount: { amount: 30_000, currency: 'USD' },
  destination: 'card',
  stands: 'pending',
  since: '2026-11-01T10:00:00.000Z',
  ...changes,
})

async function opened(search = '') {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ conflicts: 7 }))
  network.answers(LIST, listOf(aLine()))
  network.answers(REFUNDS, ok([aRefund(), aRefund({ id: 'f2', destination: 'credit', stands: 'failed' })]))
  const page = await openPage(ConflictsPage, `/p/staff/conflicts${search}`)
  return { ...page, network }
}

test.each<[Partial<StaffConflictLine>, string, string]>([
  [{}, 'Waits for our team', 'Nobody'],
  [{ claim: aClaim(true) }, 'Waits for our team', 'You'],
  [{ claim: aClaim(false), stage: 'approval' }, 'Waits for a second approval', 'Sanna Keller'],
  [{ stage: 'closed', outcome: 'released' }, 'The agent is paid', 'Nobody'],
])('a line tells how far a conflict is and who has it: %#', async (changes, status, has) => {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ conflicts: 7 }))
  network.answers(LIST, listOf(aLine(changes)))
  await openPage(ConflictsPage, '/p/staff/conflicts')
  await eventually(() => expect(cells()).toHaveLength(1))
  const [order, reason, client, agent, stands, , withWhom] = cells()[0] ?? []
  expect([order, reason, client, agent]).toEqual([
    'SO-7K3M9QXA',
    'The work is late',
    'Ngozi Traveller',
    'Amara Okafor',
  ])
  expect([stands, withWhom]).toEqual([status, has])
  expect(linkTo('SO-7K3M9QXA')).toBe(`/p/staff/conflicts/${CONFLICT_ID}`)
})

test.each<[Partial<StaffConflictLine>, string]>([
  [{ team_since: '2026-11-03T10:00:00.000Z' }, '2026-11-03'],
  [{ team_since: null }, '2026-11-01'],
  [{ stage: 'closed', team_since: '2026-11-03T10:00:00.000Z' }, '2026-11-01'],
])('a conflict waits since our team was asked: %#', async (changes, day) => {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ conflicts: 7 }))
  network.answers(LIST, listOf(aLine(changes)))
  await openPage(ConflictsPage, '/p/staff/conflicts')
  await eventually(() => expect(find<HTMLTimeElement>('tbody time').dateTime.slice(0, 10)).toBe(day))
})

test.each([
  ['', 'waiting', 'No conflict waits for our team.'],
  ['?tab=open', 'open', 'No conflict is open between two sides.'],
  ['?tab=closed&cursor=c2', 'closed', 'No conflict is closed yet.'],
])('an empty list at "%s" says what there is none of', async (search, status, words) => {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ conflicts: 7 }))
  network.answers(LIST, listOf())
  await openPage(ConflictsPage, `/p/staff/conflicts${search}`)
  await eventually(() => expect(text()).toContain(words))
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
  expect(findText('Waiting7')).toBeTruthy()
})

test('refunds that have not arrived say where they go and how they stand', async () => {
  const { network } = await opened('?tab=refunds')
  await eventually(() => expect(cells()).toHaveLength(2))
  expect(cells().map((row) => row.slice(0, 5))).toEqual([
    ['SO-7K3M9QXA', 'Ngozi Traveller', '$300.00', 'Card', 'On its way'],
    ['SO-7K3M9QXA', 'Ngozi Traveller', '$300.00', 'Credit', 'Did not reach the card'],
  ])
  expect(linkTo('SO-7K3M9QXA')).toBe('/p/staff/orders/o1')
  expect(network.calls(LIST)).toEqual([])
})

test.each([
  ['?tab=refunds', REFUNDS, ok([])],
  ['?tab=open', LIST, listOf()],
])('what could not be had at %s is asked for again', async (search, call, then) => {
  const { network, go } = await opened()
  network.answers(call, refused(503, 'unavailable', 'Wait'), then)
  await go(`/p/staff/conflicts${search}`)
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(text()).toMatch(/All refunds have arrived\.|No conflict is open/))
})
