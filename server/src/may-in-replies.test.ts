import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGoal, makeOrder } from '../test/orders.ts'
import { enter, makePayment, payByCard, saveCard } from '../test/payments.ts'
import { makePerson } from '../test/people.ts'
import { CARDS } from '../test/sandbox.ts'
import { makeService } from '../test/services.ts'
import { openTestApp, type TestApp } from '../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const SERVICES = '/account/consultant/services'

describe.each([
  ['draft', false, ['publish', 'change', 'archive', 'delete', 'duplicate']],
  ['draft', true, ['publish', 'change', 'archive', 'duplicate']],
  ['active', false, ['change', 'unpublish', 'archive', 'duplicate']],
  ['archived', false, ['publish', 'restore', 'duplicate']],
] as const)('a service that is %s, ordered before: %s', (status, ordered, may) => {
  test('names what its agent can do with it, and everything else is refused', async () => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const browser = await enter(server, agent)
    const make = async () => (await makeService(server, agent, { status, ordered })).id
    const seen = await browser.get(`${SERVICES}/${await make()}`)
    expect([...seen.body.data.may].sort()).toEqual([...may].sort())
    const done: string[] = []
    for (const action of ['publish', 'unpublish', 'archive', 'restore', 'duplicate'])
      if ((await browser.post(`${SERVICES}/${await make()}/${action}`)).status !== 409) done.push(action)
    if ((await browser.patch(`${SERVICES}/${await make()}`, { title: 'Another' })).status === 200)
      done.push('change')
    if ((await browser.delete(`${SERVICES}/${await make()}`)).status === 204) done.push('delete')
    expect(done.sort()).toEqual([...may].sort())
  })
})

describe.each([
  ['draft', ['change', 'delete']],
  ['in_progress', ['decide', 'change', 'delete']],
  ['approved', ['decide', 'delete']],
  ['rejected', ['decide', 'delete']],
] as const)('a goal that is %s', (status, may) => {
  test('names what its client can do with it, and everything else is refused', async () => {
    const client = await makePerson(server)
    const browser = await enter(server, client)
    const make = async () => (await makeGoal(server, client, { status })).id
    expect((await browser.get(`/goals/${await make()}`)).body.data.may).toEqual(may)
    const done: string[] = []
    const decision = { decision: 'approved', decided_on: '2026-01-02' }
    if ((await browser.put(`/goals/${await make()}/decision`, decision)).status === 200) done.push('decide')
    if ((await browser.patch(`/goals/${await make()}`, { name: 'Another' })).status === 200)
      done.push('change')
    if ((await browser.delete(`/goals/${await make()}`)).status === 204) done.push('delete')
    expect(done).toEqual(may)
  })
})

test('a goal with an open order is not to be deleted', async () => {
  const client = await makePerson(server)
  const { id } = await makeGoal(server, client, { status: 'in_progress' })
  await makeOrder(server, { client, goalId: id, status: 'paid' })
  const browser = await enter(server, client)
  expect((await browser.get(`/goals/${id}`)).body.data.may).toEqual(['decide', 'change'])
})

test('a payment can be paid until it is, and then has a receipt', async () => {
  const { browser, ref } = await makePayment(server)
  const mayNow = async () => (await browser.get(`/payments/${ref}`)).body.data.may
  expect(await mayNow()).toEqual(['pay'])
  await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
  expect(await mayNow()).toEqual(['receipt'])
})
