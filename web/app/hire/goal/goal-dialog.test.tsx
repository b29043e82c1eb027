import type { Goal } from '@sojourn/contract/work/goals'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aHirable } from '../../../test/found-agents.ts'
import { labelled, pressable } from '../../../test/labelled.ts'
import { falseNetwork, held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { GoalDialog } from './goal-dialog.tsx'

const GOALS = 'GET /goals'
const onHire = vi.fn<(goal: number) => Promise<void>>(async () => {})
const onClose = vi.fn()
const dialog = () => find('dialog[open]')
const title = () => find('dialog h2').textContent
const radios = () => [...dialog().querySelectorAll<HTMLInputElement>('input[type=radio]')]
const chosen = () => radios().findIndex(({ checked }) => checked)
const hire = () => findText('Hire agent', 'dialog button') as HTMLButtonElement
const names = () => radios().map(({ parentElement }) => parentElement?.textContent)

beforeAll(async () => void (await import('@sojourn/contract/work/goals')))
beforeEach(() => {
  onHire.mockClear()
  onClose.mockClear()
})

const aGoal = (id: number, name: string) =>
  ({
    id,
    name,
    destination_country: { id: 'CA', name: 'Canada' },
    purpose: { id: 'study', name: 'Study' },
    expected_delivery_date: '2099-09-01',
  }) as Goal

async function opened(goals: Reply, { chosen: given = null as number | null, busy = false } = {}) {
  const network = falseNetwork()
  network.answers(GOALS, goals, listOf(aGoal(1, 'Nursing')))
  await renderAt(
    '/amara-okafor',
    <QueryClientProvider client={makeQueryClient()}>
      <GoalDialog open service={aHirable()} chosen={given} busy={busy} onHire={onHire} onClose={onClose} />
    </QueryClientProvider>,
  )
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return network
}

const three = listOf(aGoal(1, 'Nursing'), aGoal(2, 'Études'), aGoal(3, 'Family'))

test('goals that fit the service are asked for, and told with country, purpose and day', async () => {
  const network = await opened(three)
  expect(network.calls(GOALS)[0]?.query.get('fits')).toBe(aHirable().id)
  expect(title()).toBe('Select Goal')
  expect(names()[0]).toBe('Nursing Canada · StudyBy 1 Sep 2099')
})

test('of several none is chosen for one: the button waits', async () => {
  await opened(three)
  expect([chosen(), hire().disabled]).toEqual([-1, true])
  await click(radios()[1] as HTMLInputElement)
  expect(chosen()).toBe(1)
  await click(hire())
  expect(onHire).toHaveBeenCalledExactlyOnceWith(2)
})

test.each([
  ['the one of the address where it fits', three, 3, 2],
  ['none where that one does not fit', three, 99, -1],
  ['the only one there is', listOf(aGoal(7, 'Nursing')), null, 0],
])('chosen beforehand is %s', async (_which, goals, given, index) => {
  await opened(goals, { chosen: given })
  expect(chosen()).toBe(index)
})

test('while the order is made the button cannot be pressed again', async () => {
  await opened(listOf(aGoal(7, 'Nursing')), { busy: true })
  expect(hire().getAttribute('aria-busy')).toBe('true')
  await click(hire())
  expect(onHire).not.toHaveBeenCalled()
})

test('without a goal that fits one is made here, and it says why', async () => {
  await opened(listOf())
  expect(title()).toBe('Create Goal')
  expect(dialog().textContent).toContain('No valid goal exists for this service.')
  expect(pressable(dialog())).not.toContain('Back to my goals')
  expect(pressable(dialog())).not.toContain('Hire agent')
})

test('another can be made though some fit, and one can go back', async () => {
  await opened(three)
  await click(findText('Create a goal'))
  expect(title()).toBe('Create Goal')
  await click(findText('Back to my goals'))
  expect(title()).toBe('Select Goal')
  expect(radios()).toHaveLength(3)
})

test('a goal made here is hired for at once', async () => {
  const network = await opened(listOf())
  network.answers('POST /goals', ok(aGoal(9, 'New'), 201))
  await type(labelled('Goal name'), 'New')
  await type(find<HTMLInputElement>('[name=expected_delivery_date]'), '2099-09-01')
  await type(labelled<HTMLTextAreaElement>('Details'), 'All about it.')
  await click(findText('Create goal and hire agent'))
  await eventually(() => expect(onHire).toHaveBeenCalledExactlyOnceWith(9))
})

test('many are looked through by name; none that fits says so', async () => {
  await opened(
    listOf(...['Nursing', 'Études', 'Family', 'Work', 'Visit'].map((name, id) => aGoal(id + 1, name))),
  )
  const search = labelled('Search goals by name')
  expect(dialog().textContent).not.toContain('No matching goals found')
  await type(search, ' etudes')
  expect(names()).toEqual([expect.stringContaining('Études')])
  expect(dialog().textContent).not.toContain('No matching goals found')
  await type(search, 'zzz')
  expect(find('dialog [role=status]').textContent).toBe('No matching goals found')
})

test('a few need no search', async () => {
  await opened(three)
  expect(document.querySelector('input[type=search]')).toBeNull()
})

test('while goals are on their way nothing can be hired for', async () => {
  const { reply, release } = held(listOf(aGoal(7, 'Nursing')))
  const network = falseNetwork()
  network.answers(GOALS, reply)
  await renderAt(
    '/',
    <QueryClientProvider client={makeQueryClient()}>
      <GoalDialog open service={aHirable()} chosen={7} busy={false} onHire={onHire} onClose={onClose} />
    </QueryClientProvider>,
  )
  expect(hire().disabled).toBe(true)
  release()
  await eventually(() => expect(hire().disabled).toBe(false))
})

test('goals that could not be had are asked for again', async () => {
  await opened(refused(503, 'unavailable', 'We are back soon.'))
  expect(dialog().textContent).toContain('We are back soon.')
  await click(findText('Retry'))
  await eventually(() => expect(names()).toHaveLength(1))
})

test('who closes it has hired nobody', async () => {
  await opened(three)
  await click(find('dialog button[aria-label=Close]'))
  expect([onClose.mock.calls.length, onHire.mock.calls.length]).toEqual([1, 0])
})
