import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { askForCompletion, makeWork } from '../../../test/paid-work.ts'
import { balanceOf, expectBooksToAgree, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { answerForSilence } from './answer-for-silence.ts'
import { clearReleases } from './clear-releases.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

/** From the request for completion to the end of the clearance. */
const DAYS = 30
const RESTARTS = 20

test(`the clock of a completion runs over ${RESTARTS} restarts, and each effect comes once`, {
  timeout: 120_000,
}, async () => {
  const work = await makeWork(server)
  await askForCompletion(work)
  await quieten(server)
  for (let restart = 1; restart <= RESTARTS; restart++) {
    server.clock.forward((DAYS * DAY_MS) / RESTARTS)
    const node = await openTestApp({
      besides: { databaseUrl: server.databaseUrl },
      replaced: { clock: server.clock, limits: NO_LIMITS, mailer: server.context.mailer },
    })
    for (const job of [answerForSilence, clearReleases, answerForSilence]) await job.run(node.context, {})
    await node.close()
  }
  await quieten(server)
  const facts = await server.context.db
    .selectFrom('fact')
    .select('fact')
    .where('order_id', '=', work.id)
    .where('fact', 'in', ['order_completed', 'money_cleared'])
    .orderBy('fact')
    .execute()
  expect(facts.map(({ fact }) => fact)).toEqual(['money_cleared', 'order_completed'])
  const entries = await server.context.db
    .selectFrom('ledger_entry')
    .select('template')
    .where('order_id', '=', work.id)
    .where('template', 'in', ['L2', 'L3'])
    .orderBy('template')
    .execute()
  expect(entries.map(({ template }) => template)).toEqual(['L2', 'L3'])
  expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(-425_00)
  const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
  const warnings = subjects.filter((subject) => subject.startsWith('Please check the work on'))
  expect(warnings).toHaveLength(2)
  expect(subjects.filter((subject) => subject.endsWith('is completed'))).toHaveLength(1)
  await expectBooksToAgree(server)
})
