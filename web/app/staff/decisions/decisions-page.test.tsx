import type { ToldDecision } from '@sojourn/contract/desk/staff-decisions'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, cells, dialog, fill, inDialog, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import DecisionsPage from './decisions-page.tsx'

const ID = '0190a0a0-0000-7000-8000-0000000000a1'
const JUDGE = `POST /staff/decisions/${ID}/verdict`

const aDecision = (changes: Partial<ToldDecision> = {}): ToldDecision => ({
  id: ID,
  visa: { id: 'ca/study-permit', name: 'Study permit', country: 'Canada' },
  client: { uuid: 'c1', full_name: 'Ngozi Traveller' },
  agent: { uuid: 'a1', full_name: 'Amara Okafor' },
  decision: 'approved',
  decided_on: '2026-05-01',
  told_at: '2026-05-04T10:00:00.000Z',
  signs: ['device'],
  state: 'held',
  reason: null,
  judged_by: null,
  judged_at: null,
  may: ['count', 'take_out'],
  ...changes,
})

async function opened(search: string, ...decisions: ToldDecision[]) {
  const network = falseNetwork()
  network.answers('GET /staff/decisions', listOf(...decisions))
  await openPage(DecisionsPage, `/p/staff/decisions${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return network
}

test('a line tells what was decided on which visa, whose it is, what they share and how it stands', async () => {
  await opened('', aDecision())
  expect(cells()[0]?.slice(0, 5)).toEqual([
    'Approvedon 1 May 2026',
    'Study permitCanada',
    'Ngozi TravellerAmara Okafor',
    'They signed in on the same device',
    'Held back',
  ])
  expect([linkTo('Ngozi Traveller'), linkTo('Amara Okafor')]).toEqual([
    '/p/staff/people/c1',
    '/p/staff/decisions?tab=all&agent=a1',
  ])
})

test.each([
  ['Count it', 'in', 'The decision counts'],
  ['Take it out', 'out', 'The decision counts no more'],
])('“%s” asks why, and is sent once', async (name, verdict, said) => {
  const network = await opened('', aDecision())
  network.answers(JUDGE, ok(aDecision()))
  await click(findText(name))
  expect(dialog()?.textContent).toContain('Only our team reads it.')
  await fill('Why', 'They share an office.')
  await click(inDialog(name))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(JUDGE).map(({ body }) => body)).toEqual([{ verdict, reason: 'They share an office.' }])
})

test('who comes second reads that it is done', async () => {
  const network = await opened('', aDecision())
  network.answers(JUDGE, refused(409, 'not_now', 'This decision is taken out already.'))
  await click(findText('Take it out'))
  await fill('Why', 'They share an office.')
  await click(inDialog('Take it out'))
  await eventually(() => expect(text()).toContain('This decision is taken out already.'))
})

test('of an order of one’s own nothing can be decided, and who took one out is named', async () => {
  const judged_by = { uuid: 's1', full_name: 'Sanna Virtanen' }
  await opened('?tab=out', aDecision({ state: 'out', judged_by, reason: 'The letter is a fake.', may: [] }))
  expect(cells()[0]?.[4]).toBe('Taken outBy Sanna VirtanenThe letter is a fake.')
  expect(buttons()).toEqual([])
})

test('the list of one agent is asked for with their id', async () => {
  const network = await opened('?tab=all&agent=a1')
  const [first] = network.calls('GET /staff/decisions')
  expect(first?.query.get('filter[agent]')).toBe('a1')
  expect(text()).toContain('No client has recorded a decision in the last 24 months.')
})
