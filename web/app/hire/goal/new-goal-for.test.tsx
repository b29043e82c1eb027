import { GOAL_COMMENT_LENGTH } from '@sojourn/contract/calls/limits'
import type { Goal } from '@sojourn/contract/work/goals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aHirable } from '../../../test/found-agents.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { cut, falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { pick } from '../../../test/pick.ts'
import { click, find, findText, render, type } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { makeQueryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { NewGoalFor } from './new-goal-for.tsx'

const MAKE = 'POST /goals'
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const send = () => click(findText('Create goal and hire agent'))
const goal = { id: 7, name: 'Nursing in Calgary' } as Goal
const study = { id: 'study', name: 'Study' }
const work = { id: 'work', name: 'Work' }

beforeAll(async () => void (await import('@sojourn/contract/work/goals')))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') })
  showPerson('ngozi')
  for (const { id } of currentToasts()) dismissToast(id)
})

const serviceFor = (...purposes: { id: string; name: string }[]) =>
  aHirable({ visa: { ...aHirable().visa, purposes: purposes as never } })

async function opened(service = serviceFor(study)) {
  const network = falseNetwork()
  const onMade = vi.fn(async () => {})
  const queries = makeQueryClient()
  await render(
    <QueryClientProvider client={queries}>
      <NewGoalFor service={service} onMade={onMade} />
    </QueryClientProvider>,
  )
  return { network, onMade }
}

async function filled() {
  await type(field('name'), 'Nursing in Calgary')
  await type(field('expected_delivery_date'), '2026-09-01')
  await type(field('comment'), 'I am a nurse of ten years.')
}

test('country and an only purpose are the service’s, and not asked for', async () => {
  await opened()
  expect(find('dl').textContent).toBe('Destination country CanadaPurposeStudy')
  expect(document.querySelector('[name=purpose]')).toBeNull()
})

test('a goal whose only purpose is known has a name to begin with', async () => {
  await opened()
  expect(field('name').value).toBe('Study in Canada')
  document.body.replaceChildren()
  await opened(serviceFor(study, work))
  expect(field('name').value).toBe('')
})

test('a goal is made under a key, and the hire goes on with it', async () => {
  const { network, onMade } = await opened()
  network.answers(MAKE, ok(goal, 201))
  await filled()
  await send()
  await soon(() => expect(onMade).toHaveBeenCalledExactlyOnceWith(goal))
  expect(network.calls(MAKE).map(({ body }) => body)).toEqual([
    {
      name: 'Nursing in Calgary',
      expected_delivery_date: '2026-09-01',
      comment: 'I am a nurse of ten years.',
      destination_country: 'CA',
      purpose: 'study',
    },
  ])
  expect(network.calls(MAKE)[0]?.key).toMatch(/^[\da-f-]{36}$/)
})

test('who applies too is named before the first order', async () => {
  const { network } = await opened()
  network.answers(MAKE, ok(goal, 201))
  network.answers('GET /countries', ok({ items: [] }))
  await filled()
  await click(findText('Add a person'))
  await type(field('"travellers.0.name"'), 'Ama')
  await send()
  await soon(() => expect(complaints()).toHaveProperty(['travellers.0.relation']))
  await pick(find<HTMLSelectElement>('[name="travellers.0.relation"]'), 'child')
  await send()
  await soon(() =>
    expect(network.calls(MAKE)[0]?.body).toMatchObject({ travellers: [{ name: 'Ama', relation: 'child' }] }),
  )
})

test('of several purposes one is chosen', async () => {
  const { network } = await opened(serviceFor(study, work))
  network.answers(MAKE, ok(goal, 201))
  await filled()
  await send()
  await soon(() => expect(Object.keys(complaints())).toEqual(['purpose']))
  expect(network.calls(MAKE)).toHaveLength(0)
  await act(async () => {
    field('purpose').value = 'work'
    field('purpose').dispatchEvent(new Event('change', { bubbles: true }))
  })
  await send()
  await soon(() => expect(network.calls(MAKE)[0]?.body).toMatchObject({ purpose: 'work' }))
})

test('what is missing is told at each field', async () => {
  const { network } = await opened()
  await type(field('name'), '')
  await send()
  await soon(() => expect(Object.keys(complaints())).toEqual(expect.arrayContaining(['name', 'comment'])))
  expect(network.calls(MAKE)).toHaveLength(0)
  expect(labelled<HTMLTextAreaElement>('Details').maxLength).toBe(GOAL_COMMENT_LENGTH)
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const { network, onMade } = await opened()
  const wrong = [{ field: 'expected_delivery_date', message: 'please choose a day to come' }]
  network.answers(MAKE, refused(422, 'invalid', 'Please check it.', wrong))
  await filled()
  await send()
  await soon(() => expect(document.body.textContent).toContain('please choose a day to come'))
  expect([field('name').value, field('comment').value]).toEqual([
    'Nursing in Calgary',
    'I am a nurse of ten years.',
  ])
  expect(onMade).not.toHaveBeenCalled()
})

test('without a network it is told, and goes out again under the same key', async () => {
  const { network } = await opened()
  network.answers(MAKE, cut)
  await filled()
  await send()
  await pass(3_000)
  await soon(() => expect(toasts()).toHaveLength(1))
  await send()
  await pass(3_000)
  await soon(() => expect(network.calls(MAKE)).toHaveLength(8))
  expect(new Set(network.calls(MAKE).map(({ key }) => key)).size).toBe(1)
})

test('a double press makes one goal', async () => {
  const { network, onMade } = await opened()
  const { reply, release } = held(ok(goal, 201))
  network.answers(MAKE, reply)
  await filled()
  await send()
  await send()
  release()
  await soon(() => expect(onMade).toHaveBeenCalledOnce())
  expect(network.calls(MAKE)).toHaveLength(1)
})

test('what was typed for a service is there when one comes back to it, and for no other', async () => {
  await opened()
  await filled()
  await pass(1_000)
  document.body.replaceChildren()
  await opened()
  await soon(() => expect(field('comment').value).toBe('I am a nurse of ten years.'))
  document.body.replaceChildren()
  await opened(aHirable({ id: '0190a0a0-0000-7000-8000-0000000000b9' }))
  expect(field('comment').value).toBe('')
})

test('a goal that was made leaves nothing behind', async () => {
  const { network, onMade } = await opened()
  network.answers(MAKE, ok(goal, 201))
  await filled()
  await pass(1_000)
  await send()
  await soon(() => expect(onMade).toHaveBeenCalledOnce())
  document.body.replaceChildren()
  await opened()
  expect(field('comment').value).toBe('')
})
