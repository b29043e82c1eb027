import type { Goal } from '@sojourn/contract/work/goals'
import type { PaperAtHand } from '@sojourn/contract/work/papers-at-hand'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, render } from '../../../test/render.tsx'
import { goalPapersQuery, goalQuery, goalVisasQuery } from '../../queries/goal-queries.ts'
import { makeQueryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { GoalChecklist } from './goal-checklist.tsx'

const VISA = { id: 'ca/study-permit', name: 'Study permit', checklist: ['Passport', 'Photo'] }

const goal = {
  id: 7,
  ticked: [] as string[],
  destination_country: { id: 'CA' },
  purpose: { id: 'study' },
} as unknown as Goal

function Checklist() {
  return <GoalChecklist goal={useQuery({ ...goalQuery(goal.id), initialData: goal }).data} />
}

async function shown(papers: PaperAtHand[] = []) {
  const client = makeQueryClient()
  client.setQueryData(goalPapersQuery(goal.id).queryKey as unknown[], papers)
  client.setQueryData(goalVisasQuery(goal).queryKey as unknown[], [VISA])
  await render(
    <QueryClientProvider client={client}>
      <Checklist />
    </QueryClientProvider>,
  )
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]

test('quick ticks reach the server one after the other, the last one with all of them', async () => {
  const sent: string[][] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).ticked)
    return new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ data: goal }))
    })
  })
  await shown()
  for (const box of boxes()) await click(box)
  await eventually(() => expect(sent).toEqual([['Passport']]))
  answer()
  await eventually(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)).toEqual(['Passport', 'Photo'])
  expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true)
})

test('a tick that was refused is taken back and told, and the others stay', async () => {
  for (const { id } of currentToasts()) dismissToast(id)
  const network = falseNetwork()
  const call = `PUT /goals/${goal.id}/checklist`
  network.answers('GET /goals/7', ok(goal))
  network.answers(call, ok(goal), refused(503, 'unavailable', 'Please try again later.'), ok(goal))
  await shown()
  const [passport, photo] = boxes() as [HTMLInputElement, HTMLInputElement]
  await click(passport)
  await eventually(() => expect(network.calls(call)).toHaveLength(1))
  await click(photo)
  await eventually(() => expect(toasts()).toEqual(['error: Please try again later.']))
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false])
  await click(photo)
  await eventually(() => expect(network.calls(call).at(-1)?.body).toEqual({ ticked: ['Passport', 'Photo'] }))
})

test('what an order has received or the vault holds is ready, says where it is, and needs no tick', async () => {
  falseNetwork()
  await shown([
    { name: 'Photos', kind: null, where: 'order' },
    { name: 'IMG_2031', kind: 'passport', where: 'vault' },
  ])
  expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, true],
  ])
  expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'PassportIn your vault',
    'PhotoIn your order',
  ])
  expect(find('summary').textContent).toBe('Study permit2 of 2 ready')
})
