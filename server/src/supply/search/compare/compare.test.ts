import { randomUUID } from 'node:crypto'
import type { ComparedAgent } from '@sojourn/contract/supply/discovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

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

test('whoever takes no questions is not asked one', async () => {
  await server.context.db
    .updateTable('agent')
    .set({ takes_questions: false })
    .where('person_id', '=', String(two))
    .execute()
  const { items } = (await compare(`${one},${two}`)).json().data
  expect(items.map(({ takes_questions }: ComparedAgent) => takes_questions)).toEqual([true, false])
})

test('price and days are those of what is asked for, as on the list; who does not serve it has none', async () => {
  const [there, elsewhere] = [
    someAgent({
      services: [someService({ price: 900, days: 9 }), someService({ country: 'PT', price: 500, days: 5 })],
    }),
    someAgent({ services: [someService({ country: 'PT', visa: 'general/work' })] }),
  ]
  await bringCrowd(server, [there, elsewhere])
  const ids = `${there.id},${elsewhere.id}`
  for (const wanted of [
    { country: 'DE' },
    { country: 'DE', purpose: 'study' },
    { country: 'DE', visa: 'general/study' },
  ]) {
    const answer = await server.app.inject({ url: '/api/consultants/compare', query: { ids, ...wanted } })
    expect(answer.json().data.items, JSON.stringify(wanted)).toMatchObject([
      { uuid: there.id, price_from: { amount: 900 }, days_from: 9 },
      { uuid: elsewhere.id, price_from: null, days_from: null },
    ])
  }
})

test.each(['', 'x', "' or 1=1", `${one},`, `${one},${two},${three},${away}`])('not %s', async (ids) => {
  expect((await compare(ids)).statusCode).toBe(422)
})
