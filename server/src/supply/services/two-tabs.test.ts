import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { Tx } from '../../platform/database/database.ts'

const PATH = '/account/consultant/services'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function withService(status: 'draft' | 'active') {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const found = { found_since: server.clock.now() }
  await server.context.db.updateTable('agent').set(found).where('person_id', '=', agent.id).execute()
  const { id } = await makeService(server, agent, { status })
  return { agent, id, browser: await signIn(server, agent) }
}

const statusOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('service')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test.each([
  ['its title was taken out', { title: '' }, 'title'],
  ['it went to a country on licence', { country_iso: 'CA', visa_id: 'ca/study-permit' }, 'licence'],
])('what %s in another tab at that moment is not published', async (_what, change, field) => {
  const { browser, id } = await withService('draft')
  const answer = await whileHolding(
    (tx) => tx.updateTable('service').set(change).where('id', '=', id).execute(),
    [() => browser.post(`${PATH}/${id}/publish`)],
  )
  expect(answer).toMatchObject([{ status: 422, body: { errors: [{ field }] } }])
  expect(await statusOf(id)).toBe('draft')
})

test('taking a service off the market and changing it at once do not wait for each other for ever', async () => {
  const { agent, browser, id } = await withService('active')
  const answers = await whileHolding(
    (tx) =>
      tx.selectFrom('agent').select('person_id').where('person_id', '=', agent.id).forNoKeyUpdate().execute(),
    [() => browser.post(`${PATH}/${id}/unpublish`), () => browser.patch(`${PATH}/${id}`, { price: 43_000 })],
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await statusOf(id)).toBe('draft')
})

/** Each of these calls begins and comes as far as what another holds; then that one lets go. */
async function whileHolding<T>(hold: (tx: Tx) => Promise<unknown>, calls: (() => Promise<T>)[]) {
  const { under } = await server.context.db.transaction().execute(async (tx) => {
    await hold(tx)
    const under: Promise<T>[] = []
    for (const call of calls) {
      under.push(call())
      await expect.poll(waiting, { interval: 5 }).toBe(under.length)
    }
    return { under }
  })
  return Promise.all(under)
}

const waiting = async () =>
  (
    await sql<{ found: number }>`
      select count(distinct pid)::int as found from pg_locks
      join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(server.context.db)
  ).rows[0]?.found
