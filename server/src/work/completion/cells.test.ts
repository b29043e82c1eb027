import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from '../../../test/orders.ts'
import { enter, makeSeller, makeShopper } from '../../../test/payments.ts'
import type { Browser, TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
let client: TestPerson & { browser: Browser }
let agent: TestPerson
let asAgent: Browser
beforeAll(async () => {
  server = await openTestApp()
  client = await makeShopper(server)
  agent = await makeSeller(server)
  asAgent = await enter(server, agent)
})
afterAll(() => server.close())

const words = { summary: 'Done.', reason: 'A stamp.', content: 'Quick.' }

const agentSteps = {
  start: [(id: string) => asAgent.post(`/orders/${id}/start`), ['paid']],
  stage: [(id: string) => asAgent.put(`/orders/${id}/stage`, { stage: 'filed' }), ['ongoing']],
  'ask for completion': [
    (id: string) => asAgent.post(`/orders/${id}/completion-requests`, { summary: words.summary }),
    ['ongoing'],
  ],
  'ask for days': [
    (id: string) => asAgent.post(`/orders/${id}/extensions`, { days: 3, reason: words.reason }),
    ['ongoing'],
  ],
} as const

const clientMay = {
  paid: ['leave', 'conflict'],
  ongoing: ['leave', 'accept', 'conflict'],
  completed: ['conflict'],
  cancelled: [],
  conflicted: ['leave'],
}
const states = ['paid', 'ongoing', 'completed', 'cancelled', 'conflicted'] as const

describe.each(states)('an order that is %s', (status) => {
  test.each(Object.entries(agentSteps))('%s', async (_name, [step, allowed]) => {
    const { id } = await makeOrder(server, { client, agent, status })
    const answer = await step(id)
    const isAllowed = (allowed as readonly string[]).includes(status)
    expect(answer.status, answer.text).toBe(isAllowed ? answer.status : 409)
    expect(answer.status < 300).toBe(isAllowed)
    expect(answer.body.code ?? 'ok').toBe(isAllowed ? 'ok' : 'not_now')
  })

  test('is accepted only in progress, and reviewed only when completed', async () => {
    const { id } = await makeOrder(server, { client, agent, status })
    const { data } = (await client.browser.get(`/orders/${id}/work`)).body
    expect(data.may.includes('accept')).toBe(status === 'ongoing')
    expect(data.may).toEqual(clientMay[status])
    const review = await client.browser.post(`/orders/${id}/reviews`, { star: 5, content: words.content })
    expect(review.status).toBe(status === 'completed' ? 201 : 409)
  })
})

test('what is not paid has no work, for nobody', async () => {
  const { id } = await makeOrder(server, { client, agent })
  expect((await client.browser.get(`/orders/${id}/work`)).status).toBe(404)
  expect((await asAgent.post(`/orders/${id}/start`)).status).toBe(404)
})
