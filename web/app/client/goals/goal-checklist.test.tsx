import type { Goal } from '@sojourn/contract/work/goals'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, render } from '../../../test/render.tsx'
import { goalQuery, goalVisasQuery } from '../../queries/goal-queries.ts'
import { makeQueryClient } from '../../session/query-client.ts'
import { GoalChecklist } from './goal-checklist.tsx'

const goal = {
  id: 7,
  ticked: [] as string[],
  destination_country: { id: 'CA' },
  purpose: { id: 'study' },
} as unknown as Goal

function Checklist() {
  return <GoalChecklist goal={useQuery({ ...goalQuery(goal.id), initialData: goal }).data} />
}

test('quick ticks reach the server one after the other, the last one with all of them', async () => {
  const sent: string[][] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).ticked)
    return new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ data: goal }))
    })
  })
  const client = makeQueryClient()
  const visa = { id: 'ca/study-permit', name: 'Study permit', checklist: ['Passport', 'Photo'] }
  client.setQueryData(goalVisasQuery(goal).queryKey as unknown[], [visa])
  await render(
    <QueryClientProvider client={client}>
      <Checklist />
    </QueryClientProvider>,
  )
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) await click(box)
  await eventually(() => expect(sent).toEqual([['Passport']]))
  answer()
  await eventually(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)).toEqual(['Passport', 'Photo'])
  expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true)
})
