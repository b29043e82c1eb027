import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringCrowd, type CrowdAgent, someAgent, someService } from '../../../test/found-crowd.ts'
import { makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function visibilityOf(more: Partial<CrowdAgent>) {
  const agent = someAgent(more)
  await bringCrowd(server, [agent])
  await server.context.db
    .updateTable('person')
    .set({
      password_hash: await server.context.passwords.hash(PASSWORD),
      suspended_at: null,
      suspended_reason: null,
    })
    .where('id', '=', agent.id)
    .execute()
  const browser = await signIn(server, { email: `${agent.id}@example.com` })
  return (await browser.get('/account/consultant/visibility')).body.data
}

const codesOf = ({ hidden_by }: { hidden_by: { code: string }[] }) => hidden_by.map(({ code }) => code)

test('who is found is told where, and of what their rank is made', async () => {
  const answer = await visibilityOf({
    rating_sum: 48,
    review_count: 10,
    completed_orders: 200,
    response_minutes: 60,
    services: [someService({ country: 'IS', visa: 'general/work' })],
  })
  expect(answer).toMatchObject({
    found: true,
    hidden_by: [],
    hidden_countries: [],
    places: [
      { country: { id: 'IS', name: 'Iceland' }, purpose: { id: 'work', name: 'Work' }, place: 1, of: 1 },
    ],
  })
  const { points, most, parts } = answer.rank
  expect(most).toBe(100)
  expect(parts.map(({ code }: { code: string }) => code)).toEqual(['rating', 'orders', 'response'])
  // (48 + 5 × 4.5) ÷ 15 of 5 makes 56.4 of 60; 200 orders are full; an hour of two days costs a 48th.
  expect(parts.map((part: { points: number }) => part.points)).toEqual([56.4, 25, 14.7])
  expect(points).toBeCloseTo(96.1)
})

test('places are counted among those who serve the same', async () => {
  const services = [someService({ country: 'MT', visa: 'general/study' })]
  await bringCrowd(server, [someAgent({ services, completed_orders: 100 }), someAgent({ services })])
  const answer = await visibilityOf({ services, completed_orders: 10 })
  expect(answer.places).toMatchObject([{ place: 2, of: 3 }])
})

test.each([
  [['not_verified'], { verified: false }],
  [['on_leave'], { away: true }],
  [['no_service'], { services: [] }],
  [['licence_missing'], { services: [someService({ country: 'AU' })] }],
  [['not_verified', 'no_service'], { verified: false, services: [] }],
])('%j is said', async (codes, more) => {
  const answer = await visibilityOf(more)
  expect([answer.found, codesOf(answer)]).toEqual([false, codes])
  expect(answer.places).toEqual([])
})

test('who is found for some and hidden for others is told which', async () => {
  const answer = await visibilityOf({ services: [someService({ country: 'AU' }), someService()] })
  expect([answer.found, codesOf(answer)]).toEqual([true, ['licence_missing']])
  expect(answer.hidden_countries).toEqual([{ id: 'AU', name: 'Australia' }])
})

test('an agent who asks for the end of their account is found by nobody, until they keep it', async () => {
  const agent = someAgent({})
  await bringCrowd(server, [agent])
  await server.context.db
    .updateTable('person')
    .set({ password_hash: await server.context.passwords.hash(PASSWORD) })
    .where('id', '=', agent.id)
    .execute()
  const browser = await signIn(server, { email: `${agent.id}@example.com` })
  const seen = async () => (await browser.get('/account/consultant/visibility')).body.data
  expect((await seen()).found).toBe(true)
  expect((await browser.post('/account/deletion-requests')).status).toBe(200)
  const meanwhile = await seen()
  expect([meanwhile.found, codesOf(meanwhile)]).toEqual([false, ['leaving']])
  expect((await browser.delete('/account/deletion-requests')).status).toBe(204)
  expect((await seen()).found).toBe(true)
})

test('a client has no visibility', async () => {
  const browser = await signIn(server, await makePerson(server))
  expect((await browser.get('/account/consultant/visibility')).status).toBe(409)
})
