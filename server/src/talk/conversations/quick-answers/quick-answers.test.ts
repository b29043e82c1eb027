import { MOST_QUICK_ANSWERS } from '@sojourn/contract/talk/quick-answer-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const PATH = '/account/quick-answers'
const anAgent = async () => signIn(server, await makePerson(server, { home: 'consultant' }))
const PAPERS = { name: 'Papers', text: 'Dear {client}, please upload your papers.' }

test('an agent keeps texts by name, changes and removes them', async () => {
  const agent = await anAgent()
  const { id } = (await agent.post(PATH, { name: 'Welcome', text: 'Hello {client}!' })).body.data
  await agent.post(PATH, PAPERS)
  expect((await agent.get(PATH)).body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Papers',
    'Welcome',
  ])
  await agent.put(`${PATH}/${id}`, { name: 'Hello', text: 'Good day, {client}.' })
  expect((await agent.get(PATH)).body.data[0]).toEqual({ id, name: 'Hello', text: 'Good day, {client}.' })
  expect((await agent.delete(`${PATH}/${id}`)).status).toBe(204)
  expect((await agent.delete(`${PATH}/${id}`)).status).toBe(404)
  expect((await agent.get(PATH)).body.data).toHaveLength(1)
})

test('the same name sent again is the same text, and no agent touches another’s', async () => {
  const [agent, other] = [await anAgent(), await anAgent()]
  const first = (await agent.post(PATH, PAPERS)).body.data
  const again = (await agent.post(PATH, { ...PAPERS, text: 'Another text' })).body.data
  expect(again).toEqual({ ...first, text: 'Another text' })
  expect((await other.put(`${PATH}/${first.id}`, PAPERS)).status).toBe(404)
  expect((await other.delete(`${PATH}/${first.id}`)).status).toBe(404)
  expect((await other.get(PATH)).body.data).toEqual([])
})

test('however many are kept at once, there are never more than the most', async () => {
  const agent = await anAgent()
  for (let number = 1; number < MOST_QUICK_ANSWERS; number++)
    await agent.post(PATH, { name: `Answer ${number}`, text: 'Text' })
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) => agent.post(PATH, { name, text: 'One more' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await agent.get(PATH)).body.data).toHaveLength(MOST_QUICK_ANSWERS)
})
