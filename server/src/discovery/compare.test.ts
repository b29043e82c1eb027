import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringCrowd, someAgent } from '../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../test/start-app.ts'

let server: TestApp
const agents = Array.from({ length: 4 }, (_, index) =>
  someAgent({ first_name: `Agent${index}`, away: index === 3 }),
)
const [one, two, three, away] = agents.map(({ id }) => id)
beforeAll(async () => {
  server = await openTestApp()
  await bringCrowd(server, agents)
})
afterAll(() => server.close())

const compare = (ids: string) => server.app.inject({ url: '/api/consultants/compare', query: { ids } })
const idsOf = async (ids: string) =>
  (await compare(ids)).json().data.items.map(({ uuid }: { uuid: string }) => uuid)

test('up to three, in the order asked for, each once', async () => {
  expect(await idsOf(`${two},${one},${three}`)).toEqual([two, one, three])
  expect(await idsOf(`${two},${two}`)).toEqual([two])
})

test('who cannot be found is left out', async () => {
  expect(await idsOf(`${one},${away},${randomUUID()}`)).toEqual([one])
})

test.each(['', 'x', "' or 1=1", `${one},`, `${one},${two},${three},${away}`])('not %s', async (ids) => {
  expect((await compare(ids)).statusCode).toBe(422)
})
