import type { Goal } from '@sojourn/contract/work/goals'
import { expect, test } from 'vitest'
import { aGoal } from '../../../test/goals.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { DecisionQuestion } from './decision-question.tsx'

const asked: Partial<Goal> = { status: [2, 'In Progress'], may: ['decide'], decision_asked: true }
const today = () => new Date().toLocaleDateString('sv-SE')

async function opened() {
  const network = falseNetwork()
  const goal = aGoal(asked)
  await openPage(() => <DecisionQuestion goal={goal} />, '/')
  return network
}

test.each([
  [
    'Approved',
    'approved',
    'success: Congratulations! It is recorded with today as its day. You can correct it for 30 days.',
  ],
  [
    'Refused',
    'rejected',
    'success: We are sorry. It is recorded with today as its day. You can correct it for 30 days.',
  ],
])('“%s” is one press, and records today', async (name, decision, said) => {
  const network = await opened()
  network.answers('PUT /goals/7/decision', ok(aGoal({ decision_asked: false })))
  await click(findText(name))
  await eventually(() => expect(toasts()).toEqual([said]))
  expect(network.calls('PUT /goals/7/decision').map(({ body }) => body)).toEqual([
    { decision, decided_on: today() },
  ])
})

test('“Still waiting” is one press as well', async () => {
  const network = await opened()
  network.answers('PUT /goals/7/decision/waiting', ok(aGoal({ decision_asked: false })))
  await click(findText('Still waiting'))
  await eventually(() => expect(toasts()).toEqual(['success: Thank you. We ask you at most once more.']))
})

test('what stands in the way stays on the page, and can be pressed again', async () => {
  const network = await opened()
  network.answers('PUT /goals/7/decision/waiting', refused(409, 'not_now', 'Nobody asks for a decision now.'))
  await click(findText('Still waiting'))
  await eventually(() => expect(text()).toContain('Nobody asks for a decision now.'))
  expect(findText('Still waiting').closest('button')?.getAttribute('aria-disabled')).toBeNull()
})
