import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(60_000))

const anAgent = (verifiedAgent = true) => makePerson(server, { home: 'consultant', verifiedAgent })
const someone = async () => signIn(server, await makePerson(server))
const liking = ({ id }: { id: string }) => ({ name: 'consultant', id })
const likesOf = async ({ id }: { id: string }, browser = new Browser(server)) => {
  const { likes, like_id } = (await browser.get(`/consultants/${id}`)).body.data
  return { likes, like_id }
}

test('a like is counted once, however often it comes, and taken back once', async () => {
  const agent = await anAgent()
  const [first, second] = [await someone(), await someone()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => first.post('/likes', liking(agent))))
  const ids = new Set(answers.map(({ body }) => body.data.id))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  expect((await second.post('/likes', liking(agent))).body.data.count).toBe(2)
  expect(await likesOf(agent, first)).toEqual({ likes: 2, like_id: id })
  expect(await likesOf(agent)).toEqual({ likes: 2, like_id: null })
  for (const _ of [1, 2]) expect((await first.delete(`/likes/${id}`)).status).toBe(204)
  expect(await likesOf(agent, first)).toEqual({ likes: 1, like_id: null })
  expect((await second.delete(`/likes/${agent.id}`)).status).toBe(204)
  expect((await likesOf(agent)).likes).toBe(0)
})

test('nobody takes back the like of another', async () => {
  const agent = await anAgent()
  const [owner, thief] = [await someone(), await someone()]
  const { id } = (await owner.post('/likes', liking(agent))).body.data
  expect((await thief.delete(`/likes/${id}`)).status).toBe(204)
  expect((await thief.delete(`/likes/${agent.id}`)).status).toBe(204)
  expect((await likesOf(agent)).likes).toBe(1)
})

test('one likes whom one can see, and not oneself', async () => {
  const browser = await someone()
  for (const hidden of [await anAgent(false), await makePerson(server), { id: randomUUID() }])
    expect((await browser.post('/likes', liking(hidden))).status).toBe(404)
  const agent = await anAgent()
  expect(await (await signIn(server, agent)).post('/likes', liking(agent))).toMatchObject({ status: 409 })
  expect((await likesOf(agent)).likes).toBe(0)
})

test.each([
  {},
  { name: 'consultant' },
  { name: 'service', id: randomUUID() },
  { name: 'consultant', id: 'x' },
])('%j is no like', async (body) => {
  expect((await (await someone()).post('/likes', body)).status).toBe(422)
})

test('a visitor has to sign in', async () => {
  expect(await new Browser(server).post('/likes', liking(await anAgent()))).toMatchObject({ status: 401 })
})
