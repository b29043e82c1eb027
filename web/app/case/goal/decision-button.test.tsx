import type { Goal } from '@sojourn/contract/work/goals'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aGoal } from '../../../test/goals.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, openBy } from '../../../test/render.tsx'
import { goalQuery } from '../../queries/goal-queries.ts'
import { GoalDecision } from '../work/goal-decision.tsx'
import { DecisionButton } from './decision-button.tsx'

const DECIDE = 'PUT /goals/7/decision'
const atWork: Partial<Goal> = { status: [2, 'In Progress'] }
const decided: Partial<Goal> = {
  ...{ status: [1, 'Approved'], decided_on: '2026-05-04', correctable_until: '2026-06-03T16:00:00.000Z' },
}

async function asks(changes: Partial<Goal>, name: string) {
  const network = falseNetwork()
  const goal = aGoal(changes)
  const page = await openPage(() => <DecisionButton goal={goal} primary />, '/')
  await openBy(name)
  return { ...page, network }
}

const save = () => click(find('dialog[open] button[type=submit]'))
const day = () => find<HTMLInputElement>('dialog[open] [name=decided_on]')
const noted = () => find('dialog[open] form').textContent

test('a client records what was decided once, and the goal is what the server says then', async () => {
  const { network, queries } = await asks({ ...atWork, decided_on: null }, 'Record the decision')
  expect(find('dialog[open] h2').textContent).toBe('What did the authority decide?')
  expect(noted()).toContain('it can be corrected for 30 days.')
  await click(find('dialog[open] input[value=rejected]'))
  day().value = '2026-05-04'
  const later = held(ok(aGoal({ status: [-1, 'Rejected'], decided_on: '2026-05-04' })))
  network.answers(DECIDE, later.reply)
  await save()
  await eventually(() => expect(network.calls(DECIDE)).toHaveLength(1))
  await save()
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: We are sorry. The decision is recorded.']))
  expect(network.calls(DECIDE).map(({ body }) => body)).toEqual([
    { decision: 'rejected', decided_on: '2026-05-04' },
  ])
  expect(queries.getQueryData(goalQuery(7).queryKey)?.status).toEqual([-1, 'Rejected'])
})

test('without a decision or its day nothing is recorded', async () => {
  const { network } = await asks(atWork, 'Record the decision')
  await save()
  await eventually(() =>
    expect(document.querySelectorAll('dialog[open] [aria-invalid]').length).toBeGreaterThan(1),
  )
  expect(network.calls(DECIDE)).toEqual([])
})

test('who corrects a decision begins with it, and reads until when they can', async () => {
  browserOf('Asia/Tokyo')
  const { network } = await asks(decided, 'Correct the decision')
  expect(find<HTMLInputElement>('dialog[open] input[type=radio]:checked').value).toBe('approved')
  expect(day().value).toBe('2026-05-04')
  expect(noted()).toContain('it can be corrected until 4 Jun 2026.')
  network.answers(DECIDE, ok(aGoal(decided)))
  await save()
  await eventually(() => expect(toasts()).toEqual(['success: Congratulations! The decision is recorded.']))
})

test('a decision that stands says so, and what was chosen stays', async () => {
  const { network } = await asks(decided, 'Correct the decision')
  network.answers(DECIDE, refused(409, 'decided', 'The decision can no longer be corrected.'))
  await click(find('dialog[open] input[value=rejected]'))
  await save()
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('The decision can no longer be corrected.'),
  )
  expect(find<HTMLInputElement>('dialog[open] input[type=radio]:checked').value).toBe('rejected')
})

test.each<[string, Partial<Goal>, string]>([
  ['a goal that was filed', { ...atWork, filed: true }, 'Record the decision'],
  ['a goal that goes on, of which nothing was filed', atWork, 'View your goal'],
  ['a goal that is decided', decided, 'View your goal'],
  ['a goal that is a draft', {}, 'View your goal'],
])('after the work, of %s a client is offered: %s', async (_, changes, name) => {
  const network = falseNetwork()
  network.answers('GET /goals/7', ok(aGoal(changes)))
  await openPage(() => <GoalDecision goalId={7} primary />, '/')
  await eventually(() => expect(findText(name)).toBeTruthy())
})
