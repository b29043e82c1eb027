import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '../../../test/orders.ts'
import { askForCompletion, makeWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('one call says what each part of the page would be told by its own', async () => {
  const work = await makeWork(server)
  await askForCompletion(work)
  for (const who of [work.asClient, work.asAgent]) {
    const get = async (path: string) => (await who.get(`/orders/${work.id}${path}`)).body.data
    const all = await get('/workspace')
    expect(all).toEqual({
      order: await get(''),
      schedule: await get('/schedule'),
      timeline: await get('/timeline?limit=15'),
      paid: {
        work: await get('/work'),
        meetings: await get('/meetings'),
        documents: await get('/documents'),
        conflicts: await get('/conflicts'),
        ways_out: await get('/ways-out'),
        review: await get('/reviews'),
        refunds: (await who.get('/refunds')).body.data,
        extras: await get('/extras'),
      },
    })
    expect(all.paid.work.request).not.toBeNull()
  }
})

test('what is not paid has no work yet, and a stranger finds nothing', async () => {
  const client = await makePerson(server)
  const { id, agent } = await makeOrder(server, { client })
  const see = async (who: { id: string; email: string }) =>
    (await enter(server, who)).get(`/orders/${id}/workspace`)
  expect((await see(client)).body.data).toMatchObject({ order: { uuid: id }, paid: null })
  expect((await see(agent)).status).toBe(404)
  expect((await see(await makePerson(server))).status).toBe(404)
})
