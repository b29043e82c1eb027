import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askForCompletion, makeSides, makeWork } from '../../../test/paid-work.ts'
import { balanceOf, expectBooksToAgree, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { answerForSilence } from './answer-for-silence.ts'

const ROUNDS = rounds(3, 1000)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const countOf = async (id: string, template: 'L2') =>
  (
    await server.context.db
      .selectFrom('ledger_entry')
      .select('id')
      .where('order_id', '=', id)
      .where('template', '=', template)
      .execute()
  ).length

test(`accept, accept early, ask for changes, withdraw and a doubled job at once release once: ${ROUNDS} rounds`, {
  timeout: 60_000 + ROUNDS * 10_000,
}, async () => {
  const sides = await makeSides(server)
  let released = 0
  for (let round = 0; round < ROUNDS; round++) {
    const work = await makeWork(server, sides)
    const request = await askForCompletion(work)
    await server.context.db
      .updateTable('completion_request')
      .set({ decides_at: server.clock.now(), warnings: 2 })
      .where('id', '=', request)
      .execute()
    const path = `/orders/${work.id}/completion-requests/${request}`
    const silence = () => answerForSilence.run(server.context, {})
    const [answers] = await Promise.all([
      Promise.all([
        work.asClient.post(`${path}/answer`, { accept: true }),
        work.asClient.post(`/orders/${work.id}/accept`),
        work.asClient.post(`${path}/answer`, { accept: false, changes: 'Page 2 is missing.' }),
        work.asAgent.post(`${path}/withdraw`),
      ]),
      ...[silence(), silence()],
    ])
    for (const { status, text } of answers) expect([200, 409], text).toContain(status)
    const { status } = await server.context.db
      .selectFrom('client_order')
      .select('status')
      .where('id', '=', work.id)
      .executeTakeFirstOrThrow()
    expect(await countOf(work.id, 'L2')).toBe(status === 'completed' ? 1 : 0)
    if (status === 'completed') released += 1
  }
  expect(released).toBeGreaterThan(0)
  expect(await balanceOf(server, 'agent_pending', sides.agent.id)).toBe(-425_00 * released)
})
